import { keepInRange } from './clamp-setting.ts';
import { type NumericSetting, SETTING_RANGES } from './setting-ranges.ts';
import type { SessionSettings } from './settings.ts';

const NUMERIC_SETTINGS = Object.keys(SETTING_RANGES).filter(isNumericSetting);

function isNumericSetting(name: string): name is NumericSetting {
  return Object.hasOwn(SETTING_RANGES, name);
}

/**
 * New settings with `patch` laid over `settings`, every number kept in its range. Values are not moved to a slider's
 * step: 136.1 Hz and a volume of 0.015 are defaults that no step hits.
 */
export function mergeSettings(
  settings: SessionSettings,
  patch: Partial<SessionSettings>,
): SessionSettings {
  const merged = { ...settings, ...patch };
  for (const name of NUMERIC_SETTINGS) {
    const value = merged[name];
    if (value !== null) merged[name] = keepInRange(name, value);
  }
  return merged;
}
