import { SETTING_RANGES } from '../../session/setting-ranges.ts';
import type { OwnSettings } from './own-settings.ts';

/** A setting that the two sessions of a pair began with otherwise. */
export interface SettingThatDiffered {
  readonly name: keyof OwnSettings;
  readonly first: string | number | boolean;
  readonly second: string | number | boolean;
}

/** What is compared, those first that change most of what is felt; of a number the step of its control. */
const COMPARED: readonly (readonly [name: keyof OwnSettings, step?: number])[] = [
  ['showsLight'],
  ['strength', SETTING_RANGES.globalModulationStrength.step],
  ['waveform'],
  ['pulseStyle'],
  ['flashGuard'],
  ['theme'],
  ['masterVolume', SETTING_RANGES.masterAudioVolume.step],
  ['hue', SETTING_RANGES.visualHue.step],
  ['carrierHz', SETTING_RANGES.isochronicPitch.step],
  ['hasOwnAudio'],
  ['sound'],
  ['backgroundVolume', SETTING_RANGES.backgroundVolume.step],
];

/** What the two sessions of a pair begin with otherwise, by anything that can be set by hand; nothing that was not noted of both. */
export function settingsDiffering(
  one: OwnSettings,
  other: OwnSettings,
): readonly SettingThatDiffered[] {
  return COMPARED.flatMap(([name, step = 0]) => {
    const [first, second] = [one[name], other[name]];
    if (first === undefined || second === undefined || isAlike(name, first, second, step))
      return [];
    const isUnheard = name === 'backgroundVolume' && !hasSound(one) && !hasSound(other);
    return isUnheard ? [] : [{ name, first, second }];
  });
}

function isAlike(
  name: keyof OwnSettings,
  first: SettingThatDiffered['first'],
  second: SettingThatDiffered['second'],
  step: number,
): boolean {
  if (typeof first !== 'number' || typeof second !== 'number') return first === second;
  const apart = Math.abs(first - second);
  // Sums of steps are not exact, and what was never moved may stand between two.
  return (name === 'hue' ? Math.min(apart, 360 - apart) : apart) < step / 4;
}

/** Whether something plays behind the tone; of a program that is not told. */
function hasSound({ sound, hasOwnAudio = false }: OwnSettings): boolean {
  return sound !== 'off' && !hasOwnAudio;
}
