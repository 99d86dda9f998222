import { type NumericSetting, SETTING_RANGES } from './setting-ranges.ts';

/** `value` kept inside the setting's range. Not a number becomes the minimum. */
export function keepInRange(name: NumericSetting, value: number): number {
  const { min, max } = SETTING_RANGES[name];
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
}

/**
 * `value` as the setting's slider would hold it: inside the range and on the nearest step, without floating-point dust
 * (0.3, never 0.30000000000000004). Not a number becomes the minimum.
 */
export function clampSetting(name: NumericSetting, value: number): number {
  const { min, step } = SETTING_RANGES[name];
  const steps = Math.round((keepInRange(name, value) - min) / step);
  return keepInRange(name, Number((min + steps * step).toFixed(decimalsOf(step))));
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}
