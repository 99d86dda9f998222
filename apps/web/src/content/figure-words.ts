import type { Drive, Driven } from '@overtone/domain/figure/driven-oscillator';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Hertz, UnitInterval } from '@overtone/domain/units';

/*
 * What the figures of the neuroscience page say while a reader handles them. Their captions, which stay as they are,
 * stand in `idea-figures.ts`.
 */

const percent = (share: UnitInterval) => `${Math.round(100 * share)}%`;

/** Load against what it leaves over. */
export const LOAD_WORDS = {
  task: 'The task',
  wandering: 'Free to wander',
  overlay: (share: string) => `The overlay: ${share}`,
  height: 'Share of attention, from none to all of it',
  axis: 'How demanding the task is',
  load: 'How demanding the task is',
  drawn: 'How much the overlay could draw',
  finding: (spill: { task: UnitInterval; overlay: UnitInterval; wandering: UnitInterval }) =>
    spill.task === 1
      ? 'The task takes everything. By this theory nothing is left for the overlay to draw, nor for a thought to wander with.'
      : `The task takes ${percent(spill.task)} of attention. The overlay draws another ${percent(spill.overlay)}, and ${percent(spill.wandering)} is free to wander.`,
} as const;

/** A driven rhythm beside one’s own. */
export const ENTRAINMENT_WORDS = {
  inside: 'In step',
  outside: 'Out of step',
  pullAxis: 'Pull',
  ownTick: 'its own 10 Hz',
  pulse: 'The pulse',
  own: 'The rhythm it drives',
  time: 'Two seconds',
  handle: 'Drag the dot, or move these.',
  drive: 'Rate of the pulse',
  pull: 'How hard it pulls',
  finding: ({ ownHz, driveHz, pullHz }: Drive, { isLocked, meanHz, offset }: Driven) => {
    if (isLocked) {
      const degrees = Math.round(360 * (offset ?? 0));
      const where =
        degrees === 0
          ? 'exactly with it'
          : `${Math.abs(degrees)}° ${degrees < 0 ? 'behind' : 'ahead of'} it`;
      return `In step: the rhythm takes up the pulse’s ${formatFrequency(meanHz)} and runs ${where}.`;
    }
    if (pullHz === 0) return `Nothing pulls: the rhythm keeps its own ${formatFrequency(ownHz)}.`;
    const slips = Math.abs(meanHz - driveHz).toFixed(1);
    const who = driveHz > ownHz ? 'the pulse overtakes it' : 'it overtakes the pulse';
    return `Out of step: the rhythm averages ${formatFrequency(meanHz)}, and ${who} ${slips} times a second.`;
  },
} as const;

/** What a screen makes of a pulse. */
export const SCREEN_WORDS = {
  asked: (askedHz: Hertz, refreshHz: Hertz) =>
    `${askedHz} Hz, and the pictures that a ${refreshHz} Hz screen would make of it`,
  shown: (hz: string) => `What ${PRODUCT_NAME} shows: ${hz}`,
  time: 'A quarter of a second',
  rate: 'Rate asked for',
  refresh: 'Refresh rate of the screen',
  finding: (
    askedHz: Hertz,
    refreshHz: Hertz,
    seenHz: Hertz,
    shown: { readonly hz: Hertz; readonly divisor: number },
  ) => {
    if (shown.divisor === 1)
      return `A ${refreshHz} Hz screen carries ${askedHz} Hz: the light shows what was asked for.`;
    const wrong =
      2 * askedHz === refreshHz
        ? `Two pictures a pulse: drawn as asked, ${askedHz} Hz can vanish altogether.`
        : 2 * askedHz < refreshHz
          ? `Hardly two pictures a pulse: drawn as asked, ${askedHz} Hz would swell and fade.`
          : seenHz === 0
            ? `Drawn as asked, every picture would be the same, and no pulse would be seen.`
            : `Drawn as asked, the screen would show ${formatFrequency(seenHz)}, not ${askedHz}.`;
    return `${wrong} ${PRODUCT_NAME} shows ${formatFrequency(shown.hz)} instead, ${askedHz} divided by ${shown.divisor}, and says so. The sound stays at ${askedHz} Hz.`;
  },
} as const;

/** Pitch of the tones of the figure: the product’s “Flow State”. */
export const TONE_HZ: Hertz = 205;

/** Beats at more than this are hardly heard between two ears. */
const HIGHEST_BINAURAL_HZ: Hertz = 30;

/** One pulsing tone, or two that differ. */
export const TONE_WORDS = {
  both: `Isochronic, both ears: one tone of ${TONE_HZ} Hz that swells and fades`,
  left: `Binaural, left ear: ${TONE_HZ} Hz`,
  right: (hz: Hertz) => `Binaural, right ear: ${hz} Hz`,
  time: 'One second',
  rate: 'Pulses a second',
  crossed: 'Reaches the other ear',
  crossedValue: (share: UnitInterval) =>
    share === 0 ? 'headphones' : share === 1 ? 'one loudspeaker' : percent(share),
  finding: (beatHz: Hertz, crossed: UnitInterval) => {
    const fast =
      beatHz > HIGHEST_BINAURAL_HZ
        ? ` Above about ${HIGHEST_BINAURAL_HZ} Hz few people hear a beat between two ears.`
        : '';
    if (crossed === 0)
      return `The isochronic tone pulses ${beatHz} times a second in the air. With headphones neither binaural tone does: the beat arises only where the ears’ signals meet, in the brainstem.${fast}`;
    return `Where ${percent(crossed)} of each tone reaches the other ear, the binaural pair pulses in the air too: its level moves by ${percent((2 * crossed) / (1 + crossed))}.`;
  },
} as const;

/** Two networks that trade places. */
export const NETWORK_WORDS = {
  working: 'Turned to the work',
  inward: 'Turned inward',
  both: 'Both at once',
  time: 'Time',
  opposition: 'How far they oppose each other',
  correlation: (value: string) => `r = ${value}`,
  finding: (opposition: number, both: UnitInterval) =>
    opposition === 0
      ? `Neither knows of the other: both are up together ${percent(both)} of the time, by chance.`
      : `${opposition < 0.4 ? 'A weak' : opposition < 0.8 ? 'A medium' : 'A strong'} opposition: both are up together ${percent(both)} of the time. That is less than chance alone would give, but it happens.`,
} as const;

/** A habit and its repetitions. */
export const HABIT_WORDS = {
  height: 'How automatic it is',
  axis: 'Days repeated',
  day: 'Days repeated',
  to95: 'Days this person needs for 95%',
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  finding: (day: number, daysTo95: number, share: UnitInterval) =>
    `After ${day} ${day === 1 ? 'day' : 'days'}: ${percent(share)} of the way, for a person who needs ${daysTo95} days for 95% of it.`,
} as const;
