import { isInModulationRange, MODULATION_RANGE_TEXT } from '../../frequency/modulation-range.ts';
import { SETTING_RANGES } from '../../session/setting-ranges.ts';
import { beats, carrierOf, rhythmOf } from './moments.ts';
import { hertz } from './read-words.ts';
import type { LineNote, SbgFile, ToneSet, Voice } from './sbg-file.ts';
import { FULL_PERCENT } from './sbg-limits.ts';

/** What becomes of a voice that we have no like of. */
const LEFT: Readonly<Partial<Record<Voice['kind'], string>>> = {
  bell: 'A bell is left out: nothing rings once here.',
  mix: 'The mixed-in sound file is left out; a nature track can be chosen instead.',
  mixspin: 'The mixed-in sound file is left out, and its spin with it.',
  mixpulse: 'The mixed-in sound file is left out, and its pulse with it.',
  mixbeat: 'The mixed-in sound file is left out, and its beat with it.',
  mixam: 'The mixed-in sound file is left out, and its swell with it.',
  noise: 'Noise of a drawn colour becomes pink noise.',
  noisepulse: 'Noise that pulses becomes steady pink noise.',
  noisebeat: 'Noise that beats becomes steady pink noise.',
  white: 'White noise becomes pink noise, the nearest there is.',
  spin: 'Spinning noise becomes steady pink noise.',
  bspin: 'Spinning noise becomes steady brown noise.',
  wspin: 'Spinning white noise becomes steady pink noise.',
};

const BEATS: Readonly<Partial<Record<Voice['kind'], string>>> = {
  wave: 'A beat on a drawn wave',
  monaural: 'A monaural beat',
};

/** A voice's beat as fast as it pulses here, in words. */
function paceOf(voice: Voice): string {
  return isInModulationRange(Math.abs(voice.beatHz)) ? 'as fast' : `at ${hertz(rhythmOf(voice))}`;
}

function beatSentence(voice: Voice): string | null {
  const { kind, beatHz } = voice;
  if (kind === 'isochronic' || beatHz === 0) return null;
  const what = BEATS[kind] ?? 'A binaural beat';
  return `${what} of ${hertz(Math.abs(beatHz))} becomes an isochronic tone of ${hertz(carrierOf(voice))} that pulses ${paceOf(voice)}.`;
}

function rateSentence({ beatHz }: Voice): string | null {
  if (beatHz === 0 || isInModulationRange(Math.abs(beatHz))) return null;
  return `${hertz(Math.abs(beatHz))} is brought into ${MODULATION_RANGE_TEXT}.`;
}

function carrierSentence(voice: Voice): string | null {
  if (carrierOf(voice) === voice.carrierHz) return null;
  const { min, max } = SETTING_RANGES.isochronicPitch;
  return `A carrier of ${hertz(voice.carrierHz)} is brought into ${min}–${max} Hz.`;
}

function voiceSentences(voice: Voice): readonly string[] {
  const left = LEFT[voice.kind];
  if (left !== undefined) return [left];
  if (voice.kind === 'pink' || voice.kind === 'brown') return [];
  const wave = voice.wave === 'sine' ? null : `A ${voice.wave} carrier becomes a sine.`;
  const shape = voice.shapes.length > 0 ? 'The drawn shape of its pulse is left out.' : null;
  return [beatSentence(voice), rateSentence(voice), carrierSentence(voice), wave, shape].filter(
    (sentence) => sentence !== null,
  );
}

/** Volumes that come to more than there is; what rounding adds to a hundred per cent is none. */
function volumeSentences({ writtenPercent }: ToneSet): readonly string[] {
  const percent = Number(writtenPercent.toFixed(2));
  if (percent <= FULL_PERCENT) return [];
  return [`Its volumes come to ${percent} % together, and are lowered to ${FULL_PERCENT} %.`];
}

function setNotes(set: ToneSet): readonly LineNote[] {
  const { line, voices } = set;
  const sounding = voices.flatMap((voice) => (voice && voice.percent > 0 ? [voice] : []));
  const rates = new Set(sounding.filter(beats).map(({ beatHz }) => Math.abs(beatHz)));
  const many =
    rates.size > 2
      ? [`Of its ${rates.size} beats the loudest stays, and one that is slower or faster.`]
      : [];
  const sentences = new Set([
    ...volumeSentences(set),
    ...sounding.flatMap(voiceSentences),
    ...many,
  ]);
  return [...sentences].map((sentence) => ({ line, sentence }));
}

/** What we do otherwise than the file says, line by line; each thing of a line once. */
export function voiceNotes({ toneSets }: SbgFile): readonly LineNote[] {
  return toneSets.flatMap(setNotes);
}
