import type { Program } from '@overtone/domain/program/program';
import type { PairLaws } from '@overtone/domain/rhythm/pulse-law';
import type { PulseStyle } from '@overtone/domain/safety/output-choice';
import { WAVEFORMS, type Waveform } from '@overtone/domain/session/settings';
import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { createRandom } from '@overtone/engine/dsp/random';

/** One thing that a person, an assistant, a calendar or a screen does. */
export type LightAct =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'meeting' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'strength'; readonly to: number }
  | { readonly kind: 'hue'; readonly to: number }
  | { readonly kind: 'waveform'; readonly to: Waveform }
  | { readonly kind: 'style'; readonly to: PulseStyle }
  | { readonly kind: 'rhythms'; readonly slowHz: Hertz | null; readonly fastHz: Hertz | null }
  | {
      readonly kind: 'suggestion';
      readonly slowHz: Hertz;
      readonly fastHz: Hertz;
      readonly hue: number;
    }
  /** A program takes the place of what runs. The acts that follow do to a program what a person can do to it. */
  | { readonly kind: 'program'; readonly program: Program; readonly laws?: PairLaws }
  /** What plays is changed by hand. */
  | { readonly kind: 'program-edit'; readonly program: Program }
  | { readonly kind: 'program-stop' | 'program-pause' | 'program-resume' }
  | { readonly kind: 'program-next' | 'program-back' }
  | { readonly kind: 'program-seek'; readonly toMs: Milliseconds }
  | ScreenAct
  /** No frame comes for so long: a hidden page, a busy machine. */
  | { readonly kind: 'pause'; readonly forMs: Milliseconds }
  /** The sound's clock is found to be elsewhere, as after another sound device. */
  | { readonly kind: 'clock'; readonly byMs: Milliseconds };

/** One thing that happens to a screen, or to what the light is drawn on. */
export type ScreenAct =
  /** The screen's own rate changes; what notices it is the product. */
  | { readonly kind: 'refresh'; readonly hz: Hertz }
  /** The canvas goes and another takes its place, as when a monitor is plugged in again. */
  | { readonly kind: 'canvas' }
  /** The canvas gets another size, as when an edge of the window is pulled. */
  | { readonly kind: 'size' }
  /** The graphics driver fails for so long; the canvas is dark meanwhile. */
  | { readonly kind: 'loss'; readonly forMs: Milliseconds };

/** What happens before a screen, from dark to the end. Plain data: the same script always shows the same light. */
export interface LightScript {
  readonly refreshHz: Hertz;
  readonly lengthMs: Milliseconds;
  readonly acts: readonly { readonly atMs: Milliseconds; readonly act: LightAct }[];
}

/** Numbers from 0 to 1, evenly. */
export type Uniform = () => number;

/** Rates of the screens that scripts are played on. */
export const REFRESH_HZ = [60, 60, 60, 75, 120, 144, 240] as const;

/** One of several, each as often as the others. */
export function pick<Item>(random: Uniform, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Slow and fast rhythms as people ask for them: often at the edges of what the guard tells apart. */
export function hz(random: Uniform): Hertz {
  const kind = random();
  if (kind < 0.35) return pick(random, [0.1, 0.5, 0.9, 0.99, 1, 1.2, 1.24, 1.25, 1.3, 2, 3]);
  if (kind < 0.6) return pick(random, [4, 6, 8, 10, 12, 15, 20, 26, 27, 40, 60, 100]);
  return 0.1 * 1000 ** random();
}

function rhythmsOf(random: Uniform): { slowHz: Hertz; fastHz: Hertz } {
  const [one, other] = [hz(random), hz(random)];
  return { slowHz: Math.min(one, other), fastHz: Math.max(one, other) };
}

/** A strength as people set it: often at the ends. */
export function strengthOf(random: Uniform): number {
  return pick(random, [0, 0.2, 0.45, 1, 1, random()]);
}

/** Anything that may happen to a session without a program. */
export function actOf(random: Uniform): LightAct {
  const kind = random();
  if (kind < 0.14) return { kind: 'toggle' };
  if (kind < 0.19) return { kind: 'escape' };
  if (kind < 0.25) return { kind: 'meeting' };
  if (kind < 0.29) return { kind: 'undo' };
  if (kind < 0.41) return { kind: 'strength', to: strengthOf(random) };
  if (kind < 0.53) return { kind: 'hue', to: Math.floor(random() * 361) };
  if (kind < 0.58) return { kind: 'waveform', to: pick(random, WAVEFORMS) };
  if (kind < 0.63) return { kind: 'style', to: pick(random, ['light', 'colour']) };
  if (kind < 0.8) {
    const { slowHz, fastHz } = rhythmsOf(random);
    const empty = random();
    return {
      kind: 'rhythms',
      slowHz: empty < 0.12 ? null : slowHz,
      fastHz: empty > 0.88 ? null : fastHz,
    };
  }
  if (kind < 0.92) {
    return { kind: 'suggestion', ...rhythmsOf(random), hue: Math.floor(random() * 361) };
  }
  if (kind < 0.95) return { kind: 'refresh', hz: pick(random, [30, ...REFRESH_HZ]) };
  if (kind < 0.98) return { kind: 'pause', forMs: 20 + random() * 1500 };
  return { kind: 'clock', byMs: (random() - 0.5) * 400 };
}

/**
 * A random script: a start, single acts, and bursts in which two acts take turns as fast as a key repeats or a hand on a
 * slider goes.
 */
export function randomScript(seed: number): LightScript {
  const random = createRandom(seed).uniform;
  const lengthMs = 1500 + random() * 1500;
  const acts: { atMs: Milliseconds; act: LightAct }[] = [];
  const at = { ms: 0 };
  const add = (act: LightAct, afterMs: Milliseconds) => {
    acts.push({ atMs: at.ms, act });
    at.ms += afterMs;
  };
  add({ kind: 'rhythms', ...rhythmsOf(random) }, 0);
  add({ kind: 'strength', to: strengthOf(random) }, 0);
  add({ kind: 'hue', to: Math.floor(random() * 361) }, 0);
  if (random() < 0.3) add({ kind: 'style', to: 'colour' }, 0);
  if (random() < 0.3) add({ kind: 'waveform', to: pick(random, WAVEFORMS) }, 0);
  add({ kind: 'toggle' }, random() * 900);
  while (at.ms < lengthMs) {
    if (random() < 0.45) {
      const [one, other] = [actOf(random), actOf(random)];
      const everyMs = 30 + random() * 470;
      const times = 2 + Math.floor(random() * 14);
      for (let i = 0; i < times; i += 1) add(i % 2 === 0 ? one : other, everyMs);
    } else add(actOf(random), random() * 900);
  }
  return { refreshHz: pick(random, REFRESH_HZ), lengthMs, acts };
}
