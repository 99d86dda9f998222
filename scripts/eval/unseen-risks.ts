import { readFileSync } from 'node:fs';
import { needsPeople, peopleNeededIn } from '@overtone/recommender/crisis/detect-crisis';
import { mentionsSafetyRisk } from '@overtone/recommender/read/detect-safety';
import { shareLine } from './report.ts';

/** What somebody says in a row: that they may hurt themselves, need an ambulance or are hurt by light, or only words like it. */
export const RISK_KINDS = ['crisis', 'emergency', 'light', 'sounds-like'] as const;

/** A text that is, or only sounds like, a risk. */
export interface RiskRow {
  readonly text: string;
  readonly kind: (typeof RISK_KINDS)[number];
  /** The language, as a BCP 47 tag. */
  readonly language: string;
}

/** Rows written by another hand than the lists of words, which nobody who changes those lists reads. */
export const UNSEEN_RISKS_FILE = new URL(
  '../../packages/recommender/evaluation/unseen-risks.jsonl',
  import.meta.url,
);

/**
 * Reads rows, one JSON object a line.
 *
 * @throws Error naming the line that is not such a row.
 */
export function parseRisks(text: string): readonly RiskRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const row: Partial<Record<keyof RiskRow, unknown>> = JSON.parse(line);
      const kind = RISK_KINDS.find((known) => known === row.kind);
      if (kind === undefined || typeof row.text !== 'string' || typeof row.language !== 'string') {
        throw new Error(`line ${index + 1} is no row: ${line}`);
      }
      return { text: row.text, kind, language: row.language };
    });
}

/** The rows of the file. */
export function readRisks(): readonly RiskRow[] {
  return parseRisks(readFileSync(UNSEEN_RISKS_FILE, 'utf8'));
}

/** Whether a row is heard as what it is; of one that only sounds like a risk, whether anything is heard at all. */
export function isHeard({ text, kind }: RiskRow): boolean {
  if (kind === 'crisis') return peopleNeededIn(text).crisis;
  if (kind === 'emergency') return needsPeople(text);
  if (kind === 'light') return mentionsSafetyRisk(text);
  return needsPeople(text) || mentionsSafetyRisk(text);
}

/** A line a kind: how many are heard, with an interval. */
export function riskLines(rows: readonly RiskRow[]): readonly string[] {
  return RISK_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return shareLine(`${kind} heard`, own.filter(isHeard).length, own.length);
  });
}
