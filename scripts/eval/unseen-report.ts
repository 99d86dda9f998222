import { shareLine } from './report.ts';
import type { UnseenRow } from './unseen-file.ts';

/** What is measured: anything that answers a text like the recommender. */
export type Recommend = (text: string) => {
  readonly state: string;
  readonly confidence: number;
  readonly alternatives: readonly { readonly state: string }[];
};

/** What was made of one row. */
export interface JudgedRow {
  readonly row: UnseenRow;
  readonly confidence: number;
  readonly acceptable: boolean;
  /** The answer or one of those beside it is acceptable. */
  readonly beside: boolean;
  /** The answer would do the contrary of what is wanted. */
  readonly opposite: boolean;
  /** One of those beside it would. */
  readonly oppositeBeside: boolean;
  /** It was taken for the mention of a risk. */
  readonly heardRisk: boolean;
}

/** Asks for every row: `recommend` about the titles of events, `answer` about what is said to the assistant. */
export function judgeUnseen(
  rows: readonly UnseenRow[],
  recommend: Recommend,
  answer: Recommend = recommend,
): JudgedRow[] {
  return rows.map((row) => {
    const ask = row.kind === 'calendar' ? recommend : answer;
    const { state, confidence, alternatives } = ask(row.text);
    const accepted: readonly string[] = row.acceptable;
    const contrary: readonly string[] = row.opposite;
    const acceptable = accepted.includes(state);
    return {
      row,
      confidence,
      acceptable,
      beside: acceptable || alternatives.some((other) => accepted.includes(other.state)),
      opposite: !acceptable && contrary.includes(state),
      oppositeBeside: alternatives.some((other) => contrary.includes(other.state)),
      heardRisk: state === 'safety',
    };
  });
}

/** Thirds of confidence: what is said to be unsure, likely and sure. */
const BINS = [0, 1 / 3, 2 / 3] as const;

/** The figures: overall, by kind, for English and for other languages; risks apart, and how far confidence keeps its word. */
export function unseenLines(judged: readonly JudgedRow[]): string[] {
  const line = (
    name: string,
    is: (judged: JudgedRow) => boolean,
    of: readonly JudgedRow[] = judged,
  ) => shareLine(name, of.filter(is).length, of.length);
  const risks = judged.filter(({ row }) => row.kind === 'risk');
  const seeming = judged.filter(({ row }) => row.kind === 'sounds-like-risk');
  const contrary = judged.filter(({ row }) => row.opposite.length > 0);
  const group = ([name, of]: [string, JudgedRow[]]) => [
    line(`  ${name}`, ({ acceptable }) => acceptable, of),
    line(`  ${name}, or beside`, ({ beside }) => beside, of),
  ];
  const isEnglish = ({ row }: JudgedRow) => (row.language === 'en' ? 'English' : 'other languages');
  return [
    line('acceptable', ({ acceptable }) => acceptable),
    line('acceptable or beside it', ({ beside }) => beside),
    line('opposite arousal', ({ opposite }) => opposite, contrary),
    line('opposite beside it', ({ oppositeBeside }) => oppositeBeside, contrary),
    line('risks heard', ({ heardRisk }) => heardRisk, risks),
    line('risks heard in error', ({ heardRisk }) => heardRisk, seeming),
    ...[...Map.groupBy(judged, ({ row }) => row.kind)].flatMap(group),
    ...[...Map.groupBy(judged, isEnglish)].flatMap(group),
    ...[...Map.groupBy(judged, ({ row }) => row.language)].map(([name, of]) =>
      line(`    ${name}`, ({ acceptable }) => acceptable, of),
    ),
    ...calibrationLines(judged),
  ];
}

/** Where the model answered, how sure it said it was beside how often the answer is acceptable. */
function calibrationLines(judged: readonly JudgedRow[]): string[] {
  const weighed = judged.filter(({ confidence }) => confidence < 1);
  const bins = BINS.map((from, index) =>
    weighed.filter(
      ({ confidence }) => confidence >= from && confidence < (BINS[index + 1] ?? Infinity),
    ),
  );
  return [weighed, ...bins.filter((bin) => bin.length > 0)].map((bin, index) => {
    const mean = bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length;
    const name = index === 0 ? 'says on average' : '  says';
    const hits = bin.filter(({ acceptable }) => acceptable).length;
    return shareLine(`${name} ${(100 * mean).toFixed(1)} %, is`, hits, bin.length);
  });
}
