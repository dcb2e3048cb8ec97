(() => {
    // The parts of the table, and the letters of its texts: the box around a text may reach over others.
    const parts = {
        name: '.seat__name',
        portrait: '.seat__face',
        fan: '.fan',
        bubble: '.seat__says',
        banner: '.announce p',
        talon: '.talon .back, .talon .card',
        draw: '.talon__button > span',
        trick: '.trick .card, .trick__slot',
        score: '.score-card',
        pile: '.won-tricks .back',
        side: '.side__facts--corner',
        trumps: '.trumps, .trump-tile',
        board: '.board, .running-score',
        help: '.log__help',
        choice: '.log__choice',
        action: '.action',
        tooltip: '.tooltip',
        hand: '.hand .card:not(.card--up)',
        step: '.review-board__go .btn',
    };
    const texts = {
        tricks: '.seat__tricks',
        caption: 'p.caption',
        note: '.tricks-note',
        log: '.log__text > *',
        mine: '.log__mine',
        summary: '.review-board__summary',
        move: '.review-board__go > span',
    };
    // What belongs together may meet, and so may these: a bubble comes from its speaker, a word on the deal takes the place of log
    // and calls.
    const wholes = '.talon, .trumps, .trick, .hand, .seat__who, .won-tricks, .log__text, .log__help-row, .log__mine, .actions, .score-cards, \
        [data-label]';
    const mayMeet = ['bubble portrait', 'log tooltip', 'mine tooltip', 'help tooltip', 'choice tooltip', 'action tooltip'];
    const letters = (one) => {
        const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const boxes = [];
        while (nodes.nextNode()) {
            range.selectNodeContents(nodes.currentNode);
            boxes.push(...range.getClientRects());
        }
        return boxes;
    };
    const every = (kinds, boxesOf) => Object.entries(kinds).flatMap(([kind, css]) =>
        [...document.querySelectorAll(`:is(.play, .side, .review-board) :is(${css})`)]
            .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden')
            .map((one) => ({
                kind,
                name: `${kind} "${one.textContent.slice(0, 40)}"`,
                whole: one.closest(wholes) ?? one,
                isSaid: !!one.closest('.log'),
                edge: one.closest('.review-board')?.getBoundingClientRect() ?? { left: 0, right: innerWidth },
                boxes: boxesOf(one).filter(({ width, height }) => width > 0 && height > 0),
            })));
    const all = [...every(parts, (one) => [one.getBoundingClientRect()]), ...every(texts, letters)];
    const meet = (one, other) => {
        // Lines of one text may be set closer than their letters are high.
        const slack = one.isSaid && other.isSaid ? 4 : 1.5;
        return one.whole !== other.whole
            && !mayMeet.includes([one.kind, other.kind].sort().join(' '))
            && one.boxes.some((a) => other.boxes.some((b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack));
    };
    const found = all.flatMap((one, place) => all.slice(place + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one.name} over ${other.name}`));
    const out = all.filter(({ boxes, edge }) => boxes.some(({ left, right }) => left < edge.left - 0.5 || right > edge.right + 0.5))
        .map(({ name }) => `${name} leaves its place`);
    return [...new Set([...found, ...out])];
})()
