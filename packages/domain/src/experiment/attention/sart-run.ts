import type { Milliseconds } from '../../units.ts';
import { SART, type SartTrial } from './sart-task.ts';

/** A task as far as it has come. Times are of one clock that runs evenly, the stamps of frames and of key presses. */
export interface SartRun {
  readonly trials: readonly SartTrial[];
  /** Stamps of the frames in which the digits were drawn; as many as there have been digits. */
  readonly onsetsMs: readonly Milliseconds[];
  /** Stamp of the first press for each digit; null or missing where there was none. */
  readonly pressesMs: readonly (Milliseconds | null)[];
  /** `interrupted`: the page stood still for so long that a digit was shown late or not at all. */
  readonly state: 'running' | 'over' | 'interrupted';
  /** Stamp of the latest frame; null before the first. */
  readonly frameMs: Milliseconds | null;
}

/** What is to be seen at a time. */
export type SartView =
  | { readonly kind: 'digit'; readonly trial: SartTrial }
  | { readonly kind: 'mask' }
  | { readonly kind: 'nothing' };

/** A digit that is drawn this much too late spoils the task. */
const LATEST_MS: Milliseconds = 250;

/** A task before its first digit. */
export function newSartRun(trials: readonly SartTrial[]): SartRun {
  return { trials, onsetsMs: [], pressesMs: [], state: 'running', frameMs: null };
}

/** The task at a frame: the next digit, where it is due. Digits keep the first one's pace, so no delay adds up. */
export function sartFrame(run: SartRun, frameMs: Milliseconds): SartRun {
  if (run.state !== 'running') return run;
  const { onsetsMs, trials } = run;
  const begunMs = onsetsMs[0] ?? frameMs;
  const dueMs = begunMs + onsetsMs.length * SART.trialMs;
  if (frameMs < dueMs) return { ...run, frameMs };
  if (frameMs - dueMs > LATEST_MS) return { ...run, frameMs, state: 'interrupted' };
  if (onsetsMs.length === trials.length) return { ...run, frameMs, state: 'over' };
  return { ...run, frameMs, onsetsMs: [...onsetsMs, frameMs] };
}

/** The task after a press. It belongs to the digit that was there at its stamp, whenever it is told; only the first counts. */
export function sartPress(run: SartRun, stampMs: Milliseconds): SartRun {
  const trial = run.onsetsMs.findLastIndex((onsetMs) => onsetMs <= stampMs);
  if (run.state !== 'running' || trial < 0 || typeof run.pressesMs[trial] === 'number') return run;
  const pressesMs = run.onsetsMs.map((_, index) =>
    index === trial ? stampMs : (run.pressesMs[index] ?? null),
  );
  return { ...run, pressesMs };
}

/** What is to be seen at the latest frame. */
export function sartView({ trials, onsetsMs, state, frameMs }: SartRun): SartView {
  const [onsetMs, trial] = [onsetsMs.at(-1), trials[onsetsMs.length - 1]];
  if (state !== 'running' || onsetMs === undefined || !trial) return { kind: 'nothing' };
  return (frameMs ?? onsetMs) - onsetMs < SART.digitMs
    ? { kind: 'digit', trial }
    : { kind: 'mask' };
}
