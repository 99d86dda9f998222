import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountSettings,
  accountSettingsSchema,
  holdsAlready,
  mergeAccountSettings,
  readAccountSettings,
  settingsInGroup,
} from './account-settings.ts';
import { DEMO_DEFAULTS } from './defaults.ts';
import { DEFAULT_INTERFACE } from './interface-settings.ts';
import { SETTINGS_GROUPS } from './settings-groups.ts';

const EVERYTHING = { ...DEMO_DEFAULTS, ...DEFAULT_INTERFACE };
const WHOLE: AccountSettings = Object.fromEntries(
  SETTINGS_GROUPS.map((group) => [group, settingsInGroup(group, EVERYTHING)]),
);

describe('settingsInGroup', () => {
  it('takes what belongs together and nothing of another home', () => {
    expect(settingsInGroup('look', EVERYTHING)).toEqual({
      globalModulationStrength: 0.45,
      visualHue: 243,
    });
    expect(settingsInGroup('interface', EVERYTHING)).toEqual(DEFAULT_INTERFACE);
    expect(JSON.stringify(WHOLE)).not.toMatch(/isOn|Volume|flashGuard|pulseStyle|showsLight/u);
  });

  it('leaves out what is not given', () => {
    expect(settingsInGroup('look', { visualHue: 10 })).toEqual({ visualHue: 10 });
  });
});

describe('accountSettingsSchema', () => {
  it('accepts every group in full, in part and not at all', () => {
    for (const settings of [WHOLE, { look: { visualHue: 10 } }, {}]) {
      expect(accountSettingsSchema.parse(settings)).toEqual(settings);
    }
  });

  it('drops groups and settings that it does not know', () => {
    const newer = { look: { visualHue: 10, sparkle: 3 }, orchestra: { size: 40 } };
    expect(accountSettingsSchema.parse(newer)).toEqual({ look: { visualHue: 10 } });
  });

  it('drops what has another home, whichever group it comes in', () => {
    const smuggled = { look: { visualHue: 10, isOn: true, flashGuard: false, waveform: 'Sine' } };
    expect(accountSettingsSchema.parse(smuggled)).toEqual({ look: { visualHue: 10 } });
  });

  it.each([
    { look: { visualHue: 361 } },
    { rhythm: { waveform: 'Wobble' } },
    { interface: { theme: null } },
    { sound: [] },
    { look: 'blue' },
    null,
    [],
  ])('refuses %j', (settings) => {
    expect(accountSettingsSchema.safeParse(settings).success).toBe(false);
  });
});

describe('readAccountSettings', () => {
  it('keeps what it can of what another version wrote', () => {
    const kept = {
      look: { visualHue: 900, globalModulationStrength: 0.3 },
      rhythm: 'fast',
      orchestra: {},
    };
    expect(readAccountSettings(kept)).toEqual({
      look: { globalModulationStrength: 0.3 },
      rhythm: {},
    });
  });

  it('makes settings out of anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, group) => {
        for (const kept of [value, { look: group, rhythm: group }]) {
          expect(accountSettingsSchema.safeParse(readAccountSettings(kept)).success).toBe(true);
        }
      }),
    );
  });

  it('gives back what was written', () => {
    expect(readAccountSettings(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
  });
});

describe('mergeAccountSettings', () => {
  it('replaces what is named and leaves the rest, inside a group and beside it', () => {
    const change = { look: { visualHue: 10 }, interface: { theme: 'night' } } as const;
    expect(mergeAccountSettings({ look: WHOLE.look, sound: WHOLE.sound }, change)).toEqual({
      look: { globalModulationStrength: 0.45, visualHue: 10 },
      interface: { theme: 'night' },
      sound: WHOLE.sound,
    });
  });
});

describe('holdsAlready', () => {
  it('finds that a change changes nothing', () => {
    expect(holdsAlready(WHOLE, { look: { visualHue: 243 }, sound: {} })).toBe(true);
    expect(holdsAlready(WHOLE, {})).toBe(true);
  });

  it('finds one setting that differs, or is new', () => {
    expect(holdsAlready(WHOLE, { look: { visualHue: 244 } })).toBe(false);
    expect(holdsAlready({}, { interface: { theme: 'system' } })).toBe(false);
  });
});
