import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { describe, expect, it } from 'vitest';
import { changedBoth } from './own-settings.ts';

const LED = { globalModulationHz: 1, centerModulationHz: 12, visualHue: 150 };
const BEFORE = { own: DEMO_DEFAULTS, inForce: DEMO_DEFAULTS };
/** While an event leads. */
const WITHIN = changedBoth(BEFORE, LED, 'calendar');

describe('the person’s own settings', () => {
  it('are without what an event of a calendar leads', () => {
    expect(WITHIN).toEqual({ own: DEMO_DEFAULTS, inForce: { ...DEMO_DEFAULTS, ...LED } });
    expect(WITHIN.own).toBe(DEMO_DEFAULTS);
  });

  it.each(['person', 'suggestion', 'undo', 'switch', 'sync'] as const)(
    'change with those in force where an event leads nothing of it: %s',
    (cause) => {
      const change = { globalModulationStrength: 0.2, isOn: true };
      const both = changedBoth(WITHIN, change, cause);
      expect(both.own).toEqual({ ...DEMO_DEFAULTS, ...change });
      expect(both.inForce).toEqual({ ...DEMO_DEFAULTS, ...LED, ...change });
    },
  );

  it('are what they were of what an event leads, also where all is written with a change', () => {
    const all = { ...WITHIN.inForce, globalModulationStrength: 0.2 };
    const { own } = changedBoth(WITHIN, all, 'suggestion');
    expect(own).toEqual({ ...DEMO_DEFAULTS, globalModulationStrength: 0.2 });
  });

  it('are all that stands once the person has changed something that an event leads', () => {
    const both = changedBoth(WITHIN, { visualHue: 33 }, 'person');
    expect(both.own).toEqual({ ...DEMO_DEFAULTS, ...LED, visualHue: 33 });
    expect(both.inForce).toEqual(both.own);
  });

  it('hold again once something that an event leads was chosen elsewhere', () => {
    const both = changedBoth(WITHIN, { visualHue: 33 }, 'sync');
    expect(both.own).toEqual({ ...DEMO_DEFAULTS, visualHue: 33 });
    expect(both.inForce).toEqual(both.own);
  });

  it('end no lead where elsewhere says again what they are', () => {
    const { visualHue } = DEMO_DEFAULTS;
    const both = changedBoth(WITHIN, { visualHue, globalModulationStrength: 0.2 }, 'sync');
    expect(both.inForce).toEqual({ ...DEMO_DEFAULTS, ...LED, globalModulationStrength: 0.2 });
  });

  it('are kept in their ranges, and the same object where nothing changes', () => {
    const both = changedBoth(BEFORE, { globalModulationStrength: 3 }, 'person');
    expect(both.own.globalModulationStrength).toBe(1);
    const again = changedBoth(both, { globalModulationStrength: 2 }, 'person');
    expect(again.own).toBe(both.own);
    expect(again.inForce).toBe(both.inForce);
  });
});
