import { percent } from '../session/percent.ts';
import type { SessionSettings } from '../session/settings.ts';
import { SUGGESTION_DEFAULTS, type Suggestion } from './suggestion.ts';

/** Settings of a person's own that a suggestion sets beside the pair and the hue. */
export type OwnSettings = Partial<
  Pick<SessionSettings, 'globalModulationStrength' | 'masterAudioVolume' | 'waveform'>
>;

const NAMES = ['masterAudioVolume', 'globalModulationStrength', 'waveform'] as const;

/**
 * What a suggestion took from a person without having been asked for it: their values of the settings that it put back to
 * where every suggestion begins. Empty for a safety answer, whose mild settings are its point, and for one that says itself
 * what it sets.
 *
 * @param before - the settings when the suggestion came.
 * @param after - the settings with it applied.
 */
export function alsoSetBy(
  { source, sets }: Pick<Suggestion, 'source' | 'sets'>,
  before: SessionSettings,
  after: SessionSettings,
): OwnSettings {
  if (source === 'safety' || sets !== undefined) return {};
  const taken = NAMES.filter(
    (name) => before[name] !== after[name] && after[name] === SUGGESTION_DEFAULTS[name],
  );
  return Object.fromEntries(taken.map((name) => [name, before[name]]));
}

/** Of what a suggestion took, that which still is as it set it. */
export function stillTaken(own: OwnSettings, settings: SessionSettings): OwnSettings {
  return Object.fromEntries(
    Object.entries(own).filter(([name]) =>
      NAMES.some((known) => known === name && settings[known] === SUGGESTION_DEFAULTS[known]),
    ),
  );
}

/** Says it: "Volume is back to 10% and the waveform to Sine." Null where nothing was taken. */
export function alsoSetText(own: OwnSettings): string | null {
  const [first, ...others] = NAMES.filter((name) => own[name] !== undefined);
  if (first === undefined) return null;
  const said = [
    `The ${WORDS[first].what} is back to ${WORDS[first].to}`,
    ...others.map((name) => `the ${WORDS[name].what} to ${WORDS[name].to}`),
  ];
  return `${LIST.format(said)}.`;
}

const LIST = new Intl.ListFormat('en-GB');

const WORDS = {
  masterAudioVolume: { what: 'volume', to: percent(SUGGESTION_DEFAULTS.masterAudioVolume) },
  globalModulationStrength: {
    what: 'intensity',
    to: percent(SUGGESTION_DEFAULTS.globalModulationStrength),
  },
  waveform: { what: 'waveform', to: SUGGESTION_DEFAULTS.waveform },
} as const;
