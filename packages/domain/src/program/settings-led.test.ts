import { expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import type { Moment } from './program.ts';
import { settingsLedBy } from './settings-led.ts';

const MOMENT: Moment = {
  slowHz: 0,
  fastHz: 5.12345,
  strength: 0.2049,
  hue: 29.6,
  carrierHz: 100.004,
  waveform: 'Triangle',
  volume: 0.9,
  sound: 'pink',
  soundVolume: 0.8,
};

it('is what a program sets, as fine as it is shown, with the person’s own two volumes', () => {
  expect(settingsLedBy(DEMO_DEFAULTS, MOMENT)).toEqual({
    ...DEMO_DEFAULTS,
    globalModulationHz: null,
    centerModulationHz: 5.12,
    globalModulationStrength: 0.2,
    visualHue: 30,
    isochronicPitch: 100,
    waveform: 'Triangle',
    backgroundSoundType: 'pink',
  });
});
