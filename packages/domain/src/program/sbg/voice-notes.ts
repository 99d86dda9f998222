import { isInModulationRange, MODULATION_RANGE_TEXT } from '../../frequency/modulation-range.ts';
import { SETTING_RANGES } from '../../session/setting-ranges.ts';
import { beats, carrierOf, chosenOf, isNoise, isTone, rhythmOf, shareTone } from './moments.ts';
import { hertz } from './read-words.ts';
import type { LineNote, SbgFile, ToneSet, Voice, Voices } from './sbg-file.ts';
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
  isochronic: 'An isochronic beat',
};

function beatOf({ kind, beatHz }: Voice): string {
  return `${BEATS[kind] ?? 'A binaural beat'} of ${hertz(Math.abs(beatHz))}`;
}

function mainSentence(voice: Voice): string | null {
  const { kind, beatHz } = voice;
  if (kind === 'isochronic' || beatHz === 0) return null;
  const pace = isInModulationRange(Math.abs(beatHz)) ? 'as fast' : `at ${hertz(rhythmOf(voice))}`;
  return `${beatOf(voice)} becomes an isochronic tone of ${hertz(carrierOf(voice))} that pulses ${pace}.`;
}

/** What is said of the other beat of a pair: both pulse on one tone. */
function otherSentence(voice: Voice, main: Voice): string {
  const { carrierHz, beatHz } = voice;
  const pace = isInModulationRange(Math.abs(beatHz)) ? '' : ` at ${hertz(rhythmOf(voice))}`;
  const lost = shareTone(voice, main)
    ? 'both volumes together are that of the tone'
    : carrierHz === main.carrierHz
      ? 'its own volume is left out'
      : `its own carrier of ${hertz(carrierHz)} and its volume are left out`;
  return `${beatOf(voice)} pulses along${pace} on the tone of ${hertz(carrierOf(main))}; ${lost}.`;
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

/** Voices of a tone set that a program takes while it stands. */
interface Taken {
  readonly main: Voice | null;
  /** The other beat of a pair. */
  readonly other: Voice | null;
  readonly noise: Voice | null;
}

function takenOf(voices: Voices): Taken {
  const { main, slow, fast, noise } = chosenOf({ from: voices, to: voices });
  const other = slow === main ? fast : slow;
  return { main: main?.from ?? null, other: other?.from ?? null, noise: noise?.from ?? null };
}

function toneSentences(voice: Voice, { main, other }: Taken): readonly (string | null)[] {
  const isMain = voice === main;
  if (!main || (!isMain && voice !== other)) {
    const what = `A tone of ${hertz(voice.carrierHz)} that does not beat`;
    return [beats(voice) ? null : `${what} is left out: one carrier sounds at a time.`];
  }
  return [
    isMain ? mainSentence(voice) : otherSentence(voice, main),
    rateSentence(voice),
    isMain ? carrierSentence(voice) : null,
    voice.wave === 'sine' ? null : `A ${voice.wave} carrier becomes a sine.`,
    voice.shapes.length > 0 ? 'The drawn shape of its pulse is left out.' : null,
  ];
}

function voiceSentences(voice: Voice, taken: Taken): readonly (string | null)[] {
  if (isTone(voice)) return toneSentences(voice, taken);
  return [isNoise(voice) && voice !== taken.noise ? null : (LEFT[voice.kind] ?? null)];
}

/** What is said of voices of which only the loudest stay. */
function manySentences(sounding: readonly Voice[], { other }: Taken): readonly string[] {
  const count = (takes: (voice: Voice) => boolean) => sounding.filter(takes).length;
  const [tones, noises] = [count(beats), count(isNoise)];
  const pair = other ? ', and one that is slower or faster' : '';
  return [
    ...(tones > (other ? 2 : 1) ? [`Of its ${tones} beats the loudest stays${pair}.`] : []),
    ...(noises > 1 ? [`Of its ${noises} noises the loudest stays.`] : []),
  ];
}

/** Volumes that come to more than there is; what rounding adds to a hundred per cent is none. */
function volumeSentences({ writtenPercent }: ToneSet): readonly string[] {
  const percent = Number(writtenPercent.toFixed(2));
  if (percent <= FULL_PERCENT) return [];
  return [`Its volumes come to ${percent}% together, and are lowered to ${FULL_PERCENT}%.`];
}

function setNotes(set: ToneSet): readonly LineNote[] {
  const { line, voices } = set;
  const sounding = voices.flatMap((voice) => (voice && voice.percent > 0 ? [voice] : []));
  const taken = takenOf(voices);
  const sentences = new Set([
    ...volumeSentences(set),
    ...sounding.flatMap((voice) => voiceSentences(voice, taken)),
    ...manySentences(sounding, taken),
  ]);
  return [...sentences].flatMap((sentence) => (sentence === null ? [] : [{ line, sentence }]));
}

/** What we do otherwise than the file says, line by line; each thing of a line that plays once. */
export function voiceNotes({ toneSets, points }: SbgFile): readonly LineNote[] {
  const played = new Set(points.map(({ voices }) => voices));
  const notes = toneSets.filter(({ voices }) => played.has(voices)).flatMap(setNotes);
  // An option may stand for many tone sets, all of them on its own line.
  return [...new Map(notes.map((note) => [`${note.line} ${note.sentence}`, note])).values()];
}
