import type { Hertz, Milliseconds } from '../../units.ts';
import { DAY_MS } from './sbg-limits.ts';
import { type Fade, VOICE_KINDS, VOICE_WAVES, type Voice, type VoiceKind } from './sbg-file.ts';

const NUMBER = String.raw`(\d{1,9}(?:\.\d{0,30})?|\.\d{1,30})`;
const SIGNED = String.raw`([+-]\d{1,9}(?:\.\d{0,30})?|[+-]\.\d{1,30})`;
const WAVE = String.raw`(?:(?<wave>sine|square|triangle|sawtooth):)?`;

function form(text: string): RegExp {
  return new RegExp(`^${text}$`, 'u');
}

const LEVEL = form(`(?<kind>pink|white|brown|mix|noise)(?:\\d{2})?/${NUMBER}`);
const BELL = form(`${WAVE}bell([+-]?)${NUMBER}/${NUMBER}`);
const ISOCHRONIC = form(`${WAVE}\\+?${NUMBER}@\\+?${NUMBER}/${NUMBER}`);
const TONE = form(`${WAVE}\\+?${NUMBER}${SIGNED}?/${NUMBER}`);
const DRAWN = form(`wave(?<drawn>\\d{2}):\\+?${NUMBER}${SIGNED}/${NUMBER}`);
const SPIN = form(`${WAVE}(?<kind>spin|mixspin|bspin|wspin):\\+?${NUMBER}${SIGNED}/${NUMBER}`);
const MONAURAL = form(`${WAVE}\\+?${NUMBER}M\\+?${NUMBER}/${NUMBER}`);
const PULSE = form(`${WAVE}(?<kind>mixpulse|mixbeat|noisepulse|noisebeat):\\+?${NUMBER}/${NUMBER}`);
const MIX_SWELL = form(`mixam:\\+?${NUMBER}(?::[a-zA-Z]=[a-z0-9.]{1,20}){0,8}`);

/** Names of drawn shapes in front of a voice. */
const SHAPE = /(?:custom|noise|spin)\d{2}(?=[:/])/gu;
const SHAPES_IN_FRONT = /(?:custom|noise|spin)\d{2}:/gu;

function voice(kind: VoiceKind, found: RegExpExecArray, numbers: readonly (string | undefined)[]) {
  const [carrierHz = 0, beatHz = 0, percent = 0] = numbers.map((text) => Number(text ?? 0));
  const { wave: shape, drawn = '0' } = found.groups ?? {};
  const wave = VOICE_WAVES.find((name) => name === shape) ?? 'sine';
  return { kind, wave, drawn: Number(drawn), shapes: [], carrierHz, beatHz, percent };
}

/** Reads one voice of a tone set: `200+10/20`, `pink/40`, `square:300@8/10`. Undefined is none; `-` is null. */
export function readVoice(word: string): Voice | null | undefined {
  if (word === '-') return null;
  const plain = readPlain(word.replaceAll(SHAPES_IN_FRONT, ''));
  return plain && { ...plain, shapes: word.match(SHAPE) ?? [] };
}

function readPlain(word: string): Voice | undefined {
  const level = LEVEL.exec(word);
  if (level) return voice(kindOf(level), level, ['0', '0', level[2]]);
  const bell = BELL.exec(word);
  if (bell) return voice('bell', bell, [bell[3], '0', bell[4]]);
  const isochronic = ISOCHRONIC.exec(word);
  if (isochronic) return voice('isochronic', isochronic, isochronic.slice(2, 5));
  const drawn = DRAWN.exec(word);
  if (drawn) return voice('wave', drawn, drawn.slice(2, 5));
  const spin = SPIN.exec(word);
  if (spin) return voice(kindOf(spin), spin, spin.slice(3, 6));
  const pulse = PULSE.exec(word);
  if (pulse) return voice(kindOf(pulse), pulse, ['0', pulse[3], pulse[4]]);
  const swell = MIX_SWELL.exec(word);
  if (swell) return voice('mixam', swell, ['0', swell[1], '100']);
  const monaural = MONAURAL.exec(word);
  if (monaural) return voice('monaural', monaural, monaural.slice(2, 5));
  const tone = TONE.exec(word);
  return tone ? voice('tone', tone, tone.slice(2, 5)) : undefined;
}

function kindOf({ groups }: RegExpExecArray): VoiceKind {
  return VOICE_KINDS.find((kind) => kind === groups?.['kind']) ?? 'mix';
}

/** Times of a timeline's line: `06:00`, `NOW+00:05:00`, `+00:10`. The base is null where it is relative. */
export interface TimeWord {
  readonly base: 'now' | Milliseconds | null;
  readonly laterMs: Milliseconds;
}

const TIME = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?/u;

function readClock(text: string): { readonly ms: Milliseconds; readonly rest: string } | null {
  const [all, hours, minutes, seconds = '0'] = TIME.exec(text) ?? [];
  if (all === undefined) return null;
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (h > 23 || m > 59 || s > 59) return null;
  return { ms: ((h * 60 + m) * 60 + s) * 1000, rest: text.slice(all.length) };
}

/** Reads the time of a line of the timeline; null where it is none. */
export function readTimeWord(word: string): TimeWord | null {
  let base: TimeWord['base'] = null;
  let rest = word;
  if (rest.startsWith('NOW')) {
    base = 'now';
    rest = rest.slice(3);
  } else if (!rest.startsWith('+')) {
    const clock = readClock(rest);
    if (!clock) return null;
    base = clock.ms;
    rest = clock.rest;
  }
  let laterMs = 0;
  while (rest !== '') {
    const clock = rest.startsWith('+') ? readClock(rest.slice(1)) : null;
    if (!clock) return null;
    laterMs = (laterMs + clock.ms) % DAY_MS;
    rest = clock.rest;
  }
  return { base, laterMs };
}

const FADE_IN: Readonly<Record<string, Fade>> = { '<': 'silence', '-': 'through', '=': 'slide' };
const FADE_OUT: Readonly<Record<string, Fade>> = { '>': 'silence', '-': 'through', '=': 'slide' };

/** Reads how a point comes in and goes, as `==` or `<>`; null where the word says nothing of that. */
export function readFades(word: string): { readonly fadeIn: Fade; readonly fadeOut: Fade } | null {
  const [first = '', second = ''] = word;
  const fadeIn = FADE_IN[first];
  const fadeOut = FADE_OUT[second];
  return word.length === 2 && fadeIn && fadeOut ? { fadeIn, fadeOut } : null;
}

/** A frequency as a sentence writes it. */
export function hertz(hz: Hertz): string {
  return `${Number(hz.toFixed(4))} Hz`;
}
