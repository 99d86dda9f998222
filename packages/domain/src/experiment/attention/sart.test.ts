import { describe, expect, it } from 'vitest';
import { EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import { newSartRun, sartFrame, sartPress, type SartRun, sartView } from './sart-run.ts';
import { sartResult, sartResultSchema, sartScore } from './sart-result.ts';
import { practiceTrials, SART, SART_LENGTH_MS, sartTrials } from './sart-task.ts';

const FRAME_MS = 1000 / 60;
const TIMING = { frameMs: 16.7, clockMs: 0.1 };

/** Somebody's press after a digit: so long after it, or none. */
type Hand = (digit: number, index: number) => number | null;

/** The task as a 60 Hz screen draws it and a person does it; presses are told a frame late, as browsers do. */
function doneBy(hand: Hand, trials = sartTrials(EXAMPLE_SEED)): SartRun {
  let run = newSartRun(trials);
  const waiting: number[] = [];
  for (let frame = 0; run.state === 'running'; frame += 1) {
    const nowMs = 5000 + frame * FRAME_MS;
    for (const stampMs of waiting.filter((at) => at < nowMs - FRAME_MS)) {
      run = sartPress(run, stampMs);
      waiting.splice(waiting.indexOf(stampMs), 1);
    }
    const shown = run.onsetsMs.length;
    run = sartFrame(run, nowMs);
    if (run.onsetsMs.length === shown) continue;
    const afterMs = hand(trials[shown]?.digit ?? 0, shown);
    if (afterMs !== null) waiting.push(nowMs + afterMs);
  }
  return run;
}

describe('the digits of the attention task', () => {
  it('come equally often in an order of their own, and no two 3s after each other', () => {
    for (const seed of ['0', '1', '2', '3', 'f'].map((digit) => digit.repeat(32))) {
      const digits = sartTrials(seed).map(({ digit }) => digit);
      expect(digits).toHaveLength(153);
      for (const digit of SART.digits) {
        expect(digits.filter((each) => each === digit)).toHaveLength(SART.timesEach);
      }
      expect(digits.join('')).not.toContain('33');
    }
    expect(sartTrials('0'.repeat(32))).not.toEqual(sartTrials('1'.repeat(32)));
    expect(sartTrials('0'.repeat(32))).toEqual(sartTrials('0'.repeat(32)));
  });

  it('take three minutes, and practice has two 3s among eighteen', () => {
    expect(SART_LENGTH_MS).toBe(175_950);
    const digits = practiceTrials(EXAMPLE_SEED).map(({ digit }) => digit);
    expect(digits).toHaveLength(18);
    expect(digits.filter((digit) => digit === 3)).toHaveLength(2);
  });
});

describe('the attention task', () => {
  it('shows each digit for a quarter of a second and covers its place until the next', () => {
    let run = sartFrame(newSartRun(sartTrials(EXAMPLE_SEED)), 1000);
    expect(sartView(run)).toEqual({ kind: 'digit', trial: run.trials[0] });
    run = sartFrame(run, 1249);
    expect(sartView(run).kind).toBe('digit');
    run = sartFrame(run, 1250);
    expect(sartView(run)).toEqual({ kind: 'mask' });
    run = sartFrame(run, 2149);
    expect(run.onsetsMs).toEqual([1000]);
    run = sartFrame(run, 2151);
    expect(sartView(run)).toEqual({ kind: 'digit', trial: run.trials[1] });
    expect(run.onsetsMs).toEqual([1000, 2151]);
  });

  it('keeps its pace on any screen: no delay adds up', () => {
    const { onsetsMs, state } = doneBy(() => null);
    expect(state).toBe('over');
    const late = onsetsMs.map((onsetMs, index) => onsetMs - 5000 - index * SART.trialMs);
    expect(Math.max(...late)).toBeLessThan(FRAME_MS);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(-1e-6);
  });

  it('gives a press to the digit that was there at its stamp, and only the first counts', () => {
    let run = sartFrame(newSartRun(sartTrials(EXAMPLE_SEED)), 1000);
    expect(sartPress(run, 999)).toBe(run);
    run = sartFrame(run, 2150);
    run = sartPress(run, 2140);
    run = sartPress(run, 2500);
    run = sartPress(run, 2600);
    expect(run.pressesMs).toEqual([2140, 2500]);
  });

  it('is interrupted where the page stood still, and takes nothing up any more', () => {
    const begun = sartFrame(newSartRun(sartTrials(EXAMPLE_SEED)), 1000);
    const late = sartFrame(begun, 1000 + SART.trialMs + 251);
    expect(late.state).toBe('interrupted');
    expect(sartView(late)).toEqual({ kind: 'nothing' });
    expect(sartPress(late, 2500)).toBe(late);
    expect(sartFrame(late, 2600)).toBe(late);
  });
});

describe('the result of the attention task', () => {
  it('counts presses at 3, digits without a press, and times from the digits’ own frames', () => {
    const run = doneBy((digit, index) => {
      if (digit === 3) return index % 2 === 0 ? 300 : null;
      return index % 10 === 0 ? null : index % 10 === 1 ? 50 : index % 2 === 0 ? 350 : 450;
    });
    const digits = run.trials.map(({ digit }) => digit);
    const of = (wanted: (digit: number, index: number) => boolean) => digits.filter(wanted).length;
    const score = sartScore(run);
    expect(score.commissions).toBe(of((digit, index) => digit === 3 && index % 2 === 0));
    expect(score.omissions).toBe(of((digit, index) => digit !== 3 && index % 10 === 0));
    expect(score.tooEarly).toBe(of((digit, index) => digit !== 3 && index % 10 === 1));
    for (const ms of score.reactionsMs) expect([350, 450]).toContain(Math.round(ms));
    const result = sartResult(run, TIMING);
    expect(result.meanMs).toBeGreaterThan(390);
    expect(result.meanMs).toBeLessThan(410);
    expect(result.spreadMs).toBe(50);
    expect(result).toMatchObject(TIMING);
    expect(sartResultSchema.safeParse(result).success).toBe(true);
  });

  it('of somebody who never pressed has no time, and of who always pressed all errors', () => {
    expect(
      sartResult(
        doneBy(() => null),
        TIMING,
      ),
    ).toMatchObject({
      commissions: 0,
      omissions: 136,
      meanMs: null,
      spreadMs: null,
    });
    expect(
      sartResult(
        doneBy(() => 1100),
        TIMING,
      ),
    ).toMatchObject({
      commissions: 17,
      omissions: 0,
      tooEarly: 0,
      meanMs: 1100,
      spreadMs: 0,
    });
  });

  it.each([
    { commissions: 18 },
    { omissions: 137 },
    { omissions: 100, tooEarly: 100 },
    { meanMs: 3.5 },
    { spreadMs: null },
    { frameMs: -1 },
    { raw: [] },
  ])('that %j makes impossible is none', (wrong) => {
    const result = sartResult(
      doneBy(() => 400),
      TIMING,
    );
    expect(sartResultSchema.safeParse({ ...result, ...wrong }).success).toBe(false);
  });
});
