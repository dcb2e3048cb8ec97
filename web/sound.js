// What is heard and felt at the table, synthesised: fetched when the player first wants either.
//
// A sound is never the only sign of anything, so that whatever the browser refuses here is lost without harm.
let context;
const clock = () => {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context.currentTime;
};
// Browsers let a page be heard only once it has been touched.
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => context?.resume().catch(() => {}), { passive: true });

let noise;
const rustle = () => {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
};

// A volume that rises to its top at once and dies away.
const fading = (begin, length, top) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(top, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(context.destination);
  return gain;
};
const sounding = (source, begin, length) => {
  source.start(begin);
  source.stop(begin + length);
};
// Paper on cloth: noise around a pitch that slides.
const paper = (begin, length, from, to, top) => {
  const source = rustle();
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(filter).connect(fading(begin, length, top));
  sounding(source, begin, length);
};
// A knuckle on wood, or a note: one pitch, perhaps falling.
const tone = (begin, length, from, to, top, shape = "sine") => {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(fading(begin, length, top));
  sounding(source, begin, length);
};
const notes = (begin, step, top, pitches) =>
  pitches.forEach((pitch, at) => tone(begin + at * step, 0.5, pitch, pitch, top, "triangle"));

const SOUNDS = {
  card: (now, top) => {
    paper(now, 0.07, 2600, 900, top);
    tone(now + 0.02, 0.06, 170, 90, top * 0.7);
  },
  draw: (now, top) => paper(now, 0.12, 1200, 3200, top * 0.6),
  trick: (now, top) => paper(now, 0.26, 900, 2400, top * 0.7),
  shuffle: (now, top) => {
    for (let at = 0; at < 14; at++) paper(now + at * 0.045, 0.05, 3000 - at * 60, 1400, top * (0.4 + (at % 3) * 0.15));
  },
  knock: (now, top) => [0, 0.16].forEach((at) => tone(now + at, 0.12, 210, 110, top * 1.6)),
  marriage: (now, top) => notes(now, 0.12, top * 0.6, [659, 784]),
  won: (now, top) => notes(now, 0.13, top * 0.7, [523, 659, 784, 1047]),
  lost: (now, top) => notes(now, 0.2, top * 0.6, [392, 330]),
};
const TOUCHES = { card: 8, trick: 12, knock: [25, 60, 25], marriage: [15, 40, 15], won: [30, 50, 30, 50, 60], lost: 60 };
const VOLUMES = { soft: 0.08, medium: 0.2, loud: 0.45 };

export const make = ({ sound, volume, buzz }) => {
  if (VOLUMES[volume]) SOUNDS[sound]?.(clock(), VOLUMES[volume]);
  if (buzz !== undefined && TOUCHES[sound]) navigator.vibrate?.(TOUCHES[sound]);
};
