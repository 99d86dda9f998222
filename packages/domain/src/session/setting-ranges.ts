/** Range and step of one numeric setting, as its slider offers it. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Range and step of every numeric setting; frequencies in Hz, hue in degrees, levels from 0 to 1. */
export const SETTING_RANGES = {
  globalModulationHz: { min: 0, max: 100, step: 0.1 },
  centerModulationHz: { min: 0, max: 100, step: 0.1 },
  globalModulationStrength: { min: 0, max: 1, step: 0.01 },
  visualHue: { min: 0, max: 360, step: 1 },
  isochronicPitch: { min: 28, max: 1760, step: 1 },
  masterAudioVolume: { min: 0, max: 1, step: 0.01 },
  backgroundVolume: { min: 0, max: 1, step: 0.01 },
} as const satisfies Record<string, SettingRange>;

/** Name of a numeric setting. */
export type NumericSetting = keyof typeof SETTING_RANGES;
