import type {
  AttentionFinding,
  AttentionMeasure,
} from '@overtone/domain/experiment/report/attention-findings';
import type { Arm } from '@overtone/domain/experiment/protocol/order';
import type { TestReport } from '@overtone/domain/experiment/report/test-report';
import { signedText } from '../../insights/number-words.ts';

/** One row of the table of the attention task, in words. */
export interface AttentionRow {
  readonly name: string;
  readonly real: string;
  readonly sham: string;
  readonly difference: string;
  /** From where to where, or why there is none. */
  readonly interval: string;
  readonly pairs: number;
}

const NAMES: Readonly<Record<AttentionMeasure, string>> = {
  commissions: 'Pressed at a 3 (of 17)',
  omissions: 'Missed another digit (of 136)',
  meanMs: 'Reaction time, mean (ms)',
  spreadMs: 'Reaction time, spread (ms)',
};

/** A measure of the attention task as it is read. */
export function attentionRow(finding: AttentionFinding): AttentionRow {
  const { measure, pairs, realMean, shamMean, effect } = finding;
  const digits = measure === 'commissions' || measure === 'omissions' ? 1 : 0;
  return {
    name: NAMES[measure],
    real: realMean.toFixed(digits),
    sham: shamMean.toFixed(digits),
    difference: signedText(effect.estimate),
    interval: hasInterval(finding)
      ? `${signedText(effect.low)} to ${signedText(effect.high)}`
      : 'too few pairs',
    pairs,
  };
}

/** What these figures are beside the verdict, and how many of their intervals luck alone may make miss. */
export function besideVerdictText(findings: readonly AttentionFinding[]): string {
  const beside =
    'The verdict answers the one question that was sealed as such, and these figures do not change it';
  const intervals = findings.filter(hasInterval).length;
  if (intervals === 0) return `${beside}.`;
  const here = intervals === 1 ? 'here is 1' : `here are ${intervals}`;
  return `${beside}: of every twenty such intervals one misses the truth by luck alone, and ${here}.`;
}

function hasInterval({ effect }: AttentionFinding): boolean {
  return Number.isFinite(effect.low) && Number.isFinite(effect.high);
}

/**
 * After how many of the sessions that count the task was left out, and how many runs were begun and broken off, by arm, with a space
 * before it; empty where none was.
 */
export function undoneText({ sessions }: Pick<TestReport, 'sessions'>): string {
  const inArm = (wanted: Arm) => {
    const held = sessions.flatMap(({ arm, outcome, attempt }) =>
      arm === wanted && attempt.kind === 'held' ? [{ outcome, attempt }] : [],
    );
    return {
      leftOut: held.filter(({ outcome, attempt }) => outcome === 'counts' && !attempt.attention)
        .length,
      brokenOff: held.reduce((sum, { attempt }) => sum + (attempt.brokenOffTasks ?? 0), 0),
    };
  };
  const [real, sham] = [inArm('real'), inArm('sham')];
  const byArm = (what: string, count: keyof typeof real) =>
    real[count] + sham[count] === 0
      ? []
      : [`${what}: ${real[count]} with the rhythm, ${sham[count]} in the sham`];
  const parts = [...byArm('left out', 'leftOut'), ...byArm('broken off', 'brokenOff')];
  return parts.length === 0 ? '' : ` Runs ${parts.join('; ')}.`;
}

/** How finely reaction times were taken in these sessions; null where no attention task was done. */
export function attentionTimingText({ sessions }: Pick<TestReport, 'sessions'>): string | null {
  const results = sessions.flatMap(({ attempt }) =>
    attempt.kind === 'held' && attempt.attention ? [attempt.attention] : [],
  );
  if (results.length === 0) return null;
  const frameMs = Math.max(...results.map((result) => result.frameMs));
  const clockMs = Math.max(...results.map((result) => result.clockMs));
  const clock = clockMs === 0 ? 'steps that it does not tell' : `steps of ${clockMs} ms`;
  return `Each reaction time is known to a frame of the display (${frameMs} ms) and to the browser’s clock (${clock}). What the keyboard or touch screen and the display add is not known; it is in both kinds of session, so it drops out of the differences where the same device was used.`;
}
