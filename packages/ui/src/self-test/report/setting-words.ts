import type { OwnSettings } from '@overtone/domain/experiment/protocol/own-settings';
import type {
  PairThatDiffered,
  SettingThatDiffered,
} from '@overtone/domain/experiment/report/settings-that-differed';
import { counted } from '../protocol-words.ts';

/** Pairs, and settings of one, that a line names by themselves; more are counted. */
const MOST_NAMED = 2;

const NAMES: Readonly<Record<keyof OwnSettings, string>> = {
  strength: 'strength',
  waveform: 'waveform',
  hue: 'hue',
  carrierHz: 'pitch',
  sound: 'background',
  pulseStyle: 'pulse style',
  flashGuard: 'Flash guard',
  masterVolume: 'volume',
  backgroundVolume: 'background volume',
  hasOwnAudio: 'own audio',
};

/** Which pairs were not begun alike: "pair 1: strength 5% and 95%", in the order of their sessions; how many, where they are too many to name. */
export function settingsThatDifferedWords(pairs: readonly PairThatDiffered[]): string {
  if (pairs.length <= MOST_NAMED) return pairs.map(pairWords).join('; ');
  const all = pairs.flatMap(({ settings }) => settings.map(({ name }) => name));
  const named = [...new Set(all)]
    .map((name) => ({ name, count: all.filter((each) => each === name).length }))
    .toSorted((one, other) => other.count - one.count);
  const words = named
    .slice(0, MOST_NAMED)
    .map(({ name, count }) => `${NAMES[name]} in ${count === pairs.length ? 'all' : count}`);
  const others = named.length > MOST_NAMED ? ', and others' : '';
  return `within ${counted(pairs.length, 'pair')}: ${words.join(', ')}${others}; each session is in the CSV`;
}

function pairWords({ pair, settings }: PairThatDiffered): string {
  const words = settings
    .slice(0, MOST_NAMED)
    .map(
      (setting) =>
        `${NAMES[setting.name]} ${valueWords(setting, 'first')} and ${valueWords(setting, 'second')}`,
    );
  const more = settings.length - words.length;
  const rest = more > 0 ? [`${more} more in the CSV`] : [];
  return `pair ${pair + 1}: ${[...words, ...rest].join(', ')}`;
}

function valueWords(setting: SettingThatDiffered, which: 'first' | 'second'): string {
  const value = setting[which];
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return value;
  if (setting.name === 'hue') return `${Math.round(value)}°`;
  if (setting.name === 'carrierHz') return `${Math.round(value)} Hz`;
  return `${Number((100 * value).toFixed(1))}%`;
}
