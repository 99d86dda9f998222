import type { Answer } from './evaluate.ts';
import { wilson } from './wilson.ts';

/** A share in words: hits, count, per cent and the 95 % interval. */
export function shareLine(name: string, hits: number, count: number): string {
  const { share, from, to } = wilson(hits, count);
  const counts = `${hits}/${count}`.padStart(11);
  return `${name.padEnd(26)}${counts}  ${percent(share)}  [${percent(from)},${percent(to)}]`;
}

/** The figures of an evaluation file: overall, then by kind and by language. */
export function fileReport(answers: readonly Answer[]): string[] {
  const count = (kept: readonly Answer[], is: (answer: Answer) => boolean) =>
    kept.filter(is).length;
  const risks = answers.filter(({ row }) => row.acceptable.includes('safety'));
  const others = answers.filter(({ row }) => !row.acceptable.includes('safety'));
  const aroused = answers.filter(({ row }) =>
    ['energise', 'calm', 'wind_down'].includes(row.label),
  );
  return [
    shareLine(
      'acceptable',
      count(answers, (a) => a.acceptable),
      answers.length,
    ),
    shareLine(
      'the label itself',
      count(answers, (a) => a.state === a.row.label),
      answers.length,
    ),
    shareLine(
      'within the top three',
      count(answers, (a) => a.inTopThree),
      answers.length,
    ),
    shareLine(
      'risks heard',
      count(risks, (a) => a.state === 'safety'),
      risks.length,
    ),
    shareLine(
      'risks heard in error',
      count(others, (a) => a.state === 'safety'),
      others.length,
    ),
    shareLine(
      'opposite arousal',
      count(aroused, (a) => a.opposite),
      aroused.length,
    ),
    ...groupLines(answers, ({ row }) => row.kind),
    ...groupLines(answers, ({ row }) => row.lang),
  ];
}

function groupLines(answers: readonly Answer[], by: (answer: Answer) => string): string[] {
  return [...Map.groupBy(answers, by)].map(([name, group]) =>
    shareLine(`  ${name}`, group.filter((answer) => answer.acceptable).length, group.length),
  );
}

/** What was answered (across) for each label (down); only rows whose answer is not acceptable are off the diagonal. */
export function confusionTable(answers: readonly Answer[]): string[] {
  const names = [...new Set(answers.flatMap(({ row, state }) => [row.label, state]))].toSorted();
  const cell = (text: string | number) => String(text).padStart(12);
  return [
    ' '.repeat(12) + names.map(cell).join(''),
    ...names.map((label) => {
      const group = answers.filter(({ row }) => row.label === label);
      const cells = names.map(
        (name) =>
          group.filter((answer) => (answer.acceptable ? label : answer.state) === name).length,
      );
      return label.padEnd(12) + cells.map((count) => cell(count === 0 ? '·' : count)).join('');
    }),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`;
}
