import { clampSetting, keepInRange } from '@overtone/domain/session/clamp-setting';
import { type NumericSetting, SETTING_RANGES } from '@overtone/domain/session/setting-ranges';

/** Parts of a step that a stored value between two steps may lie on: 0.015 is on half steps of 0.01. */
const FINER_PARTS = [1, 2, 10, 100, 1000] as const;

/**
 * The step that a slider needs so that it can hold `stored` without rounding it: the setting's own step, or the
 * coarsest part of it that `stored` lies on.
 */
export function sliderStep(name: NumericSetting, stored: number): number {
  const { min, step } = SETTING_RANGES[name];
  const parts = FINER_PARTS.find((count) => isWhole(((stored - min) / step) * count));
  return step / (parts ?? FINER_PARTS[FINER_PARTS.length - 1] ?? 1);
}

/**
 * Where the setting goes when a person moves its slider from `stored` to `moved`: always onto one of the setting's own
 * steps. From a value between two steps, even the smallest move reaches the next step in its direction.
 */
export function nextSliderValue(name: NumericSetting, stored: number, moved: number): number {
  const { min, step } = SETTING_RANGES[name];
  if (isWhole((stored - min) / step)) return clampSetting(name, moved);
  const steps = (moved - min) / step;
  const whole = moved > stored ? Math.ceil(steps) : Math.floor(steps);
  return clampSetting(name, keepInRange(name, min + whole * step));
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
