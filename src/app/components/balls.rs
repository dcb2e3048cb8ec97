//! Chalk: balls for Bummerl, strokes for points.

use leptos::prelude::*;

fn drawing(name: &str, number: u32) -> String {
    ["#chalk-", name, "-", &(number % 3 + 1).to_string()].concat()
}

/// A ball on the slate.
pub fn ball(number: u32) -> AnyView {
    view! {
        <svg viewBox="0 0 20 20" aria-hidden="true">
            <use_ href=drawing("ball", number)/>
        </svg>
    }
    .into_any()
}

/// Balls of two sides in one line, as far as they fit into the bar.
pub fn pair(mine: u32, theirs: u32) -> AnyView {
    const STEP: u32 = 17;
    if mine + theirs == 0 || mine + theirs > 6 {
        return ().into_any();
    }
    let balls = move |count: u32, from: u32| {
        (0..count)
            .map(|number| {
                let x = from + STEP * number;
                view! {
                    <use_
                        href=drawing("ball", number)
                        x=x.to_string()
                        y="2"
                        width="16"
                        height="16"
                    />
                }
            })
            .collect_view()
    };
    let line = STEP * mine;
    let width = line + 8 + STEP * theirs;
    view! {
        <svg viewBox=format!("0 0 {width} 20") width=width.to_string() height="20" aria-hidden="true">
            {balls(mine, 0)}
            <use_ href="#chalk-line".to_owned() x=line.to_string() y="0" width="6" height="20"/>
            {balls(theirs, line + 8)}
        </svg>
    }
    .into_any()
}

/// Points as strokes, with the number for who listens.
pub fn strokes(points: u16) -> AnyView {
    if points == 0 {
        return ().into_any();
    }
    let stroke = |number: u16| {
        view! {
            <svg viewBox="0 0 8 21" width="8" height="21" aria-hidden="true">
                <use_ href=drawing("stroke", number.into())/>
            </svg>
        }
    };
    view! {
        <span class="sr">{points}</span>
        {(0..points.min(12)).map(stroke).collect_view()}
    }
    .into_any()
}
