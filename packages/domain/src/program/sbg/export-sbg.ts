import type { Milliseconds } from '../../units.ts';
import { momentOf } from '../moment-at.ts';
import { normalForm } from '../normal-form.ts';
import type { Moment, Program } from '../program.ts';
import { type Span, type Timeline, timelineOf } from '../timeline.ts';
import { commentLines } from './own-comments.ts';
import { DAY_MS, FULL_PERCENT } from './sbg-limits.ts';

/** Straight pieces that a curve which bends is played in, where it is long enough for as many seconds. */
export const CURVE_PIECES = 8;

/** Straight pieces that a curve is played in, since SBaGen only slides straight. */
const PIECES: Readonly<Record<Span['curve'], number>> = {
  hold: 1,
  straight: 1,
  exponential: CURVE_PIECES,
  smooth: CURVE_PIECES,
};

function number(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** What the tone and a noise of a moment come to, in per cent. */
export function percentsOf({ volume, sound, soundVolume }: Moment) {
  const isNoise = sound === 'pink' || sound === 'brown';
  return { tone: 100 * volume, noise: isNoise ? 100 * soundVolume : 0 };
}

/** The voices of a moment: each rhythm an isochronic tone of its own at half the volume, or all of it where it is alone. */
export function voicesOf(moment: Moment): string {
  const { slowHz, fastHz, carrierHz, sound } = moment;
  const { tone, noise } = percentsOf(moment);
  const scale = Math.min(1, FULL_PERCENT / Math.max(FULL_PERCENT, tone + noise));
  const rhythms = [fastHz, slowHz].filter((hz) => hz > 0);
  const percent = number((tone * scale) / Math.max(1, rhythms.length));
  const tones = rhythms.map((hz) => `${number(carrierHz)}@${number(hz)}/${percent}`);
  if (tones.length === 0) tones.push(`${number(carrierHz)}/${percent}`);
  // The second channel is kept for the second rhythm, so that the noise stays in its own when one goes.
  if (tones.length === 1) tones.push('-');
  return noise > 0 ? [...tones, `${sound}/${number(noise * scale)}`].join(' ') : tones.join(' ');
}

function clock(ms: Milliseconds): string {
  const seconds = Math.round(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Times within a day, to which SBaGen's clock goes: a program of a whole day ends a second early. */
function within(ms: Milliseconds): Milliseconds {
  return Math.min(ms, DAY_MS - 1000);
}

interface Line {
  readonly at: string;
  readonly voices: string;
}

function linesOf(span: Span): readonly Line[] {
  const count = Math.max(1, Math.min(PIECES[span.curve], Math.floor(span.lengthMs / 1000)));
  return Array.from({ length: count + 1 }, (_, i) => ({
    at: clock(within(span.startMs + (i / count) * span.lengthMs)),
    voices: voicesOf(momentOf(span, i / count)),
  }));
}

/** Sounds of ours that SBaGen has not. */
export function ownSounds({ spans }: Timeline): readonly string[] {
  const sounds = new Set(spans.map(({ to }) => to.sound));
  return [...sounds].filter((sound) => !['off', 'pink', 'brown'].includes(sound));
}

/**
 * A program as an .sbg file that SBaGen+ plays: sound alone, with the whole program, light and all, in comments that
 * {@link importSbg} reads back. Times are whole seconds there; curves are eight straight pieces; nature tracks are
 * left out and named.
 */
export function exportSbg(program: Program): string {
  const normal = normalForm(program);
  const sets = new Map<string, string>();
  const nameOf = (voices: string) => {
    const name = sets.get(voices) ?? `ts${sets.size + 1}`;
    sets.set(voices, name);
    return name;
  };
  const timeline = timelineOf(normal);
  const lines = timeline.spans
    .flatMap(linesOf)
    .map(({ at, voices }) => `${at} ${nameOf(voices)} ->`);
  const unique = lines.filter((line, i) => line !== lines[i - 1]);
  const definitions = [...sets].map(([voices, name]) => `${name}: ${voices}`);
  const end = `${clock(within(timeline.lengthMs))} off`;
  const played = ['-SE', 'off: -', ...definitions, ...unique, end].join('\n');
  const left = ownSounds(timeline).map(
    (sound) => `# ${sound} plays along in Overtone; SBaGen has no such sound.`,
  );
  return [`## ${normal.name}`, ...left, ...commentLines(normal, played), played, ''].join('\n');
}
