import { clampModulation } from '../../frequency/modulation-range.ts';
import { DEMO_DEFAULTS } from '../../session/defaults.ts';
import { keepInRange } from '../../session/clamp-setting.ts';
import { roundedMoment, roundedValue } from '../normal-form.ts';
import type { Moment, ProgramSound } from '../program.ts';
import type { Piece } from './pieces.ts';
import type { Voice, VoiceKind } from './sbg-file.ts';

/** What stands before a file's first sound: no rhythm, no light, no sound. */
export const QUIET: Moment = {
  slowHz: 0,
  fastHz: 0,
  strength: 0,
  hue: DEMO_DEFAULTS.visualHue,
  carrierHz: DEMO_DEFAULTS.isochronicPitch ?? 205,
  waveform: 'Sine',
  volume: 0,
  sound: 'off',
  soundVolume: 0,
};

/** A voice at both ends of a stretch. */
export interface Part {
  readonly from: Voice;
  readonly to: Voice;
}

/** Which of our sounds a noise becomes; voices that are no noise have none. */
const SOUND_OF: Readonly<Partial<Record<VoiceKind, Exclude<ProgramSound, 'off'>>>> = {
  pink: 'pink',
  spin: 'pink',
  white: 'pink',
  wspin: 'pink',
  noise: 'pink',
  noisepulse: 'pink',
  noisebeat: 'pink',
  brown: 'brown',
  bspin: 'brown',
};

const TONES: ReadonlySet<VoiceKind> = new Set(['tone', 'monaural', 'isochronic', 'wave']);

/** Whether a voice is a noise. */
export function isNoise({ kind }: Voice): boolean {
  return SOUND_OF[kind] !== undefined;
}

/** Whether a voice is a tone, beating or not. */
export function isTone({ kind }: Voice): boolean {
  return TONES.has(kind);
}

/** Whether a voice beats. */
export function beats(voice: Voice): boolean {
  return isTone(voice) && voice.beatHz !== 0;
}

function loudest(piece: Pick<Piece, 'from' | 'to'>, takes: (voice: Voice) => boolean): Part[] {
  const silent = (voice: Voice) => ({ ...voice, percent: 0 });
  const parts = piece.from.flatMap((one, i): Part[] => {
    const other = piece.to[i] ?? null;
    const from = one ?? (other && silent(other));
    const to = other ?? (one && silent(one));
    return from && to && (takes(from) || takes(to)) && from.percent + to.percent > 0
      ? [{ from, to }]
      : [];
  });
  const percent = ({ from, to }: Part) => from.percent + to.percent;
  return parts.sort((one, other) => percent(other) - percent(one));
}

/** A beat as a rhythm: how fast it is, whichever ear is the higher; a beat of nothing is no rhythm. */
export function rhythmOf({ beatHz }: Voice): number {
  return beatHz === 0 ? 0 : roundedValue('fastHz', clampModulation(Math.abs(beatHz)));
}

/** A carrier as a program holds it. */
export function carrierOf({ carrierHz }: Voice): number {
  return keepInRange('isochronicPitch', carrierHz);
}

/** The loudest beat and, where another is slower or faster than it at both ends, the two as slow and fast. */
function pairOf(parts: readonly Part[]): readonly [slow: Part | null, fast: Part | null] {
  const [first] = parts;
  if (!first) return [null, null];
  const isBelow = (one: Part, other: Part) =>
    rhythmOf(one.from) < rhythmOf(other.from) && rhythmOf(one.to) < rhythmOf(other.to);
  for (const other of parts.slice(1)) {
    if (isBelow(other, first)) return [other, first];
    if (isBelow(first, other)) return [first, other];
  }
  return [null, first];
}

/** Which voices of a stretch a program takes. */
export interface Chosen {
  /** Gives carrier and volume: the loudest that beats, or the loudest tone where none does. */
  readonly main: Part | null;
  readonly slow: Part | null;
  readonly fast: Part | null;
  readonly noise: Part | null;
}

/** Whether two voices are one tone that pulses twice, as {@link exportSbg} writes a pair: their volumes add up to its own. */
export function shareTone(one: Voice, other: Voice): boolean {
  return (
    one.kind === 'isochronic' && other.kind === 'isochronic' && one.carrierHz === other.carrierHz
  );
}

/** How loud the tone of a stretch is at one of its ends, in per cent. */
function tonePercent({ main, slow, fast }: Chosen, end: keyof Part): number {
  if (!main) return 0;
  const other = slow === main ? fast : slow;
  const along = other && shareTone(main[end], other[end]) ? other[end].percent : 0;
  return main[end].percent + along;
}

/** Which voices of a stretch a program takes, by how loud they are over all of it. */
export function chosenOf(piece: Pick<Piece, 'from' | 'to'>): Chosen {
  const beating = loudest(piece, beats);
  const [slow, fast] = pairOf(beating);
  const [main = null] = beating.length > 0 ? beating : loudest(piece, isTone);
  const [noise = null] = loudest(piece, isNoise);
  return { main, slow, fast, noise };
}

/**
 * What we set at both ends of a stretch. The loudest beating voice gives carrier and volume, with what pulses along on the same
 * tone; the light pulses with it at the product's usual strength, since a file says nothing of light. Where nothing sounds,
 * the rest stays as `before`.
 */
export function momentsOf(piece: Piece, before: Moment): readonly [from: Moment, to: Moment] {
  const chosen = chosenOf(piece);
  const { main, slow, fast, noise } = chosen;
  const at = (end: keyof Part): Moment => {
    const volume = keepInRange('masterAudioVolume', tonePercent(chosen, end) / 100);
    return roundedMoment({
      ...before,
      ...(main && {
        slowHz: slow ? rhythmOf(slow[end]) : 0,
        fastHz: fast ? rhythmOf(fast[end]) : 0,
        carrierHz: carrierOf(main[end]),
      }),
      strength: fast && volume > 0 ? DEMO_DEFAULTS.globalModulationStrength : 0,
      volume,
      sound: noise ? (SOUND_OF[noise.from.kind] ?? 'off') : 'off',
      soundVolume: noise ? keepInRange('backgroundVolume', noise[end].percent / 100) : 0,
    });
  };
  return [at('from'), at('to')];
}
