import { describe, expect, it } from 'vitest';
import type { OwnSettings } from '../protocol/own-settings.ts';
import { EXAMPLE_TEST, exampleTestAfter } from '../testing/example-test.ts';
import { readKeptTest } from '../kept/kept-test.ts';
import { pairsThatDiffered } from './settings-that-differed.ts';
import { reportCsv, reportJson } from './report-files.ts';
import { reportOf } from './test-report.ts';

const SETTINGS: OwnSettings = {
  strength: 0.3,
  waveform: 'Sine',
  hue: 359,
  carrierHz: 205,
  sound: 'pink',
  showsLight: true,
  pulseStyle: 'light',
  flashGuard: true,
  masterVolume: 0.1,
  backgroundVolume: 0.02,
  hasOwnAudio: false,
  theme: 'day',
};

/** The example test after as many sessions, begun with these settings; undefined was not noted. */
function begunWith(all: readonly (Partial<OwnSettings> | undefined)[]) {
  const test = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), all.length);
  const attempts = test.attempts.map((attempt, index) => {
    const own = all[index];
    return own ? { ...attempt, settings: { ...SETTINGS, ...own } } : attempt;
  });
  return { ...test, attempts };
}
const differed = (...all: readonly (Partial<OwnSettings> | undefined)[]) =>
  pairsThatDiffered(reportOf(begunWith(all)).sessions);

describe('settings that differed within a pair', () => {
  it('are named by what the first and the second began with', () => {
    expect(
      differed({}, {}, { strength: 0.05 }, { strength: 0.95, waveform: 'Square' }, {}, {}),
    ).toEqual([
      {
        pair: 1,
        // The order is sealed.
        first: null,
        settings: [
          { name: 'strength', first: 0.05, second: 0.95 },
          { name: 'waveform', first: 'Sine', second: 'Square' },
        ],
      },
    ]);
  });

  it('are none within less than a step of their control, a hue by its circle', () => {
    expect(differed({}, { strength: 0.1 + 0.2, masterVolume: 0.099_9, hue: 359.2 })).toEqual([]);
    expect(differed({}, { backgroundVolume: 0.015 })).toHaveLength(1);
    const [more] = differed({}, { strength: 0.31, masterVolume: 0.09, carrierHz: 206, hue: 0 });
    expect(more?.settings.map(({ name }) => name)).toEqual([
      'strength',
      'masterVolume',
      'hue',
      'carrierHz',
    ]);
  });

  it('are those of sessions that are compared, where both were noted', () => {
    expect(differed({}, undefined, { strength: 0.9 })).toEqual([]);
    expect(differed({ strength: 0.1 }, {}, { strength: 0.9 })).toHaveLength(1);
  });

  it('leave out how loud nothing was', () => {
    const loud = { backgroundVolume: 0.5 };
    expect(differed({}, loud)).toHaveLength(1);
    expect(differed({ sound: 'off' }, { ...loud, sound: 'off' })).toEqual([]);
    expect(differed({ hasOwnAudio: true }, { ...loud, hasOwnAudio: true })).toEqual([]);
  });
});

describe('the settings of a session', () => {
  it('are kept with it, and read where they are in their ranges', () => {
    const test = begunWith([{}, undefined]);
    expect(readKeptTest(JSON.parse(JSON.stringify(test)))).toEqual({ ok: true, value: test });
    expect(readKeptTest(begunWith([{ strength: 1.2 }])).ok).toBe(false);
    const open = { startedAtMs: 5, endedAtMs: 9, playedMs: 4, settings: SETTINGS };
    const running = { ...EXAMPLE_TEST, state: { kind: 'running', open } } as const;
    expect(readKeptTest(JSON.parse(JSON.stringify(running)))).toEqual({ ok: true, value: running });
  });

  it('are in the files; what was not noted is empty', () => {
    const test = begunWith([{ flashGuard: false }, undefined]);
    const [head, first, second] = reportCsv(test).split('\r\n');
    expect(head).toMatch(
      /,strength,waveform,hue_degrees,carrier_hz,light,pulse_style,flash_guard,master_volume,background_sound,background_volume,own_audio,theme$/u,
    );
    expect(first).toMatch(/,0\.3,Sine,359,205,true,light,false,0\.1,pink,0\.02,false,day$/u);
    expect(second).toMatch(/,noIdea,{16}$/u);
    expect(JSON.parse(reportJson(test)).test.attempts[0].settings).toEqual({
      ...SETTINGS,
      flashGuard: false,
    });
  });
});
