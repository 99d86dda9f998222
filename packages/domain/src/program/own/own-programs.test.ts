import { describe, expect, it } from 'vitest';
import { isInStateWindows, SUGGESTION_STATES, TASK_STATES } from '../../suggestion/states.ts';
import { STATE_CLAIMS } from '../../suggestion/state-evidence.ts';
import { readProgram } from '../check-program.ts';
import { momentAt } from '../moment-at.ts';
import { normalForm } from '../normal-form.ts';
import { parseProgram } from '../text/parse-program.ts';
import { printProgram } from '../text/print-program.ts';
import { timelineOf } from '../timeline.ts';
import { OWN_PROGRAMS } from './own-programs.ts';

const MINUTE_MS = 60_000;

function named(id: string) {
  const own = OWN_PROGRAMS.find((one) => one.id === id);
  if (own === undefined) throw new Error(`No program is called ${id}.`);
  return timelineOf(own.program);
}

describe('the programs of our own', () => {
  it('are ten, with one for each state', () => {
    expect(new Set(OWN_PROGRAMS.map(({ id }) => id)).size).toBe(10);
    expect(new Set(OWN_PROGRAMS.map(({ program }) => program.name)).size).toBe(10);
    expect(new Set(OWN_PROGRAMS.map(({ state }) => state))).toEqual(new Set(TASK_STATES));
  });

  it.each(OWN_PROGRAMS)(
    '$id is a program in its normal form, and comes back from its text',
    ({ program }) => {
      expect(readProgram(program).ok).toBe(true);
      expect(parseProgram(printProgram(program))).toEqual({ ok: true, value: normalForm(program) });
    },
  );

  it.each(OWN_PROGRAMS)(
    '$id never has the screen pulse above 3 Hz, nor a saturated red',
    ({ program }) => {
      const timeline = timelineOf(program);
      for (let at = 0; at <= timeline.lengthMs; at += 1000) {
        const { slowHz, hue, volume } = momentAt(timeline, at);
        expect(slowHz).toBeLessThanOrEqual(3);
        expect(hue > 30 && hue < 330).toBe(true);
        expect(volume).toBeLessThanOrEqual(0.1);
      }
    },
  );

  it.each(OWN_PROGRAMS)(
    "$id spends half of its time or more in its state's windows",
    ({ program, state }) => {
      const timeline = timelineOf(program);
      const inside = Array.from({ length: 100 }, (_, i) => {
        const { slowHz, fastHz } = momentAt(timeline, ((i + 0.5) / 100) * timeline.lengthMs);
        return isInStateWindows(state, { globalModulationHz: slowHz, centerModulationHz: fastHz });
      }).filter(Boolean).length;
      expect(inside).toBeGreaterThanOrEqual(50);
    },
  );

  it.each(OWN_PROGRAMS)(
    '$id says why, hedged, and leans on no claim that its state has not',
    ({ reason, claim, state }) => {
      expect(reason).toMatch(/associated|study|studies|taste|finding/u);
      expect(reason).not.toMatch(/\b(treat|cure|therap|heal|proven|will improve)/iu);
      if (claim !== null) expect(claim).toBe(STATE_CLAIMS[state]);
    },
  );

  it('take a round length, their fade within it', () => {
    for (const { program } of OWN_PROGRAMS) {
      expect(timelineOf(program).lengthMs % (5 * MINUTE_MS), program.name).toBe(0);
    }
  });

  it('wind down from 6 to 2 Hz within 30 minutes, of which the last is the fade', () => {
    const timeline = named('wind-down');
    expect(timeline.lengthMs).toBe(30 * MINUTE_MS);
    expect(momentAt(timeline, 0).fastHz).toBe(6);
    expect(momentAt(timeline, 14.5 * MINUTE_MS).fastHz).toBeCloseTo(Math.sqrt(12), 9);
    expect(momentAt(timeline, 29 * MINUTE_MS).fastHz).toBe(2);
    expect(momentAt(timeline, 30 * MINUTE_MS)).toMatchObject({ strength: 0, volume: 0 });
  });

  it('nap with an end that rises', () => {
    const timeline = named('nap');
    const middle = momentAt(timeline, 15 * MINUTE_MS);
    const end = momentAt(timeline, 19 * MINUTE_MS);
    expect(middle.fastHz).toBe(3);
    expect(end.fastHz).toBe(12);
    expect(end.strength).toBeGreaterThan(middle.strength);
  });

  it('take their rhythms from the states', () => {
    const { centerHz } = SUGGESTION_STATES.analytical;
    expect(momentAt(named('close-work'), 20 * MINUTE_MS).fastHz).toBe(centerHz);
  });
});
