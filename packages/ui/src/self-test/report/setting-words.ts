import type { OwnSettings } from '@overtone/domain/experiment/protocol/own-settings';
import type { SettingThatDiffered } from '@overtone/domain/experiment/protocol/settings-differing';
import type { PairThatDiffered } from '@overtone/domain/experiment/report/settings-that-differed';
import { BACKGROUND_SOUND_LABELS } from '@overtone/domain/session/background-sounds';
import { percent } from '@overtone/domain/session/percent';
import { PULSE_STYLE_NAMES } from '../../safety/pulse-style-names.ts';
import { counted } from '../protocol-words.ts';

/** Pairs that a line names by themselves; more are counted. */
export const MOST_NAMED_PAIRS = 2;

/** Settings of one pair that are named. */
const MOST_NAMED_SETTINGS = 2;

/** As their controls are called. */
const NAMES: Readonly<Record<keyof OwnSettings, string>> = {
  strength: 'Effect Intensity',
  waveform: 'Waveform',
  hue: 'Hue',
  carrierHz: 'Tone pitch',
  sound: 'Background sound',
  showsLight: 'Show the tint',
  pulseStyle: 'Pulse style',
  flashGuard: 'Flash guard',
  masterVolume: 'Master volume',
  backgroundVolume: 'Background volume',
  hasOwnAudio: 'my own audio',
  theme: 'Theme',
};

/** As their controls call them, where a choice is kept under another word. */
const CHOICES: Readonly<Record<string, string>> = {
  ...PULSE_STYLE_NAMES,
  ...BACKGROUND_SOUND_LABELS,
  day: 'Day',
  night: 'Night',
};

/** Which pairs were not begun alike: "pair 1, rhythm first: Effect Intensity 5% and 95%", in the order of their sessions; how many and in what, where they are too many to name. */
export function settingsThatDifferedWords(pairs: readonly PairThatDiffered[]): string {
  if (pairs.length <= MOST_NAMED_PAIRS) return pairs.map(pairWords).join('; ');
  const all = pairs.flatMap(({ settings }) => settings.map(({ name }) => name));
  const [commonest = 'strength', ...others] = [...new Set(all)]
    .map((name) => ({ name, count: all.filter((each) => each === name).length }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name);
  const often = others.length > 0 ? 'most often in' : 'in';
  return `${counted(pairs.length, 'pair')}, ${often} ${NAMES[commonest]}`;
}

/** What the second session of a pair would begin with otherwise than the first: "Effect Intensity 5%, now 95%". */
export function settingNowWords(setting: SettingThatDiffered): string {
  return `${NAMES[setting.name]} ${valueWords(setting, 'first')}, now ${valueWords(setting, 'second')}`;
}

/** Which of the two values was the rhythm's. */
const FIRST = { real: ', rhythm first', sham: ', sham first' } as const;

function pairWords({ pair, first, settings }: PairThatDiffered): string {
  const words = settings
    .slice(0, MOST_NAMED_SETTINGS)
    .map(
      (setting) =>
        `${NAMES[setting.name]} ${valueWords(setting, 'first')} and ${valueWords(setting, 'second')}`,
    );
  const more = settings.length - words.length;
  const rest = more > 0 ? [`${more} more in the CSV`] : [];
  return `pair ${pair + 1}${first === null ? '' : FIRST[first]}: ${[...words, ...rest].join(', ')}`;
}

function valueWords(setting: SettingThatDiffered, which: 'first' | 'second'): string {
  const value = setting[which];
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return CHOICES[value] ?? value;
  if (setting.name === 'hue') return `${Math.round(value)}°`;
  if (setting.name === 'carrierHz') return `${Math.round(value)} Hz`;
  return percent(value);
}
