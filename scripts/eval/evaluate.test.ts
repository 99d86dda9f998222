import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { EVALUATION_FILES, readExamples } from './example-file.ts';
import { confusionTable, fileReport } from './report.ts';

const answers = evaluate(readExamples(EVALUATION_FILES.blind));
const share = (is: (answer: (typeof answers)[number]) => boolean) =>
  answers.filter(is).length / answers.length;

/** Floors against regressions, under what docs/recommender.md reports. */
describe('the recommender on the blind rows', () => {
  it('answers acceptably, or has the acceptable answer among its three', () => {
    expect(share(({ acceptable }) => acceptable)).toBeGreaterThan(0.85);
    expect(share(({ inTopThree }) => inTopThree)).toBeGreaterThan(0.93);
  });

  it('seldom takes a wish to be roused for one to be settled', () => {
    expect(share(({ opposite }) => opposite)).toBeLessThan(0.02);
  });

  it('hears most risks, and hardly one where there is none', () => {
    const risks = answers.filter(({ row }) => row.label === 'safety');
    const heard = risks.filter(({ state }) => state === 'safety');
    expect(heard.length / risks.length).toBeGreaterThan(0.9);
    // The model that hears who needs people errs towards them (docs/decisions/033): in fewer than one text of a hundred.
    expect(share(({ row, state }) => state === 'safety' && row.label !== 'safety')).toBeLessThan(
      0.01,
    );
  });
});

describe('the recommender on the risk rows', () => {
  it('hears nearly every risk, and little where there only seems to be one', () => {
    const judged = evaluate(readExamples(EVALUATION_FILES.risk));
    const risks = judged.filter(({ row }) => row.label === 'safety');
    const others = judged.filter(({ row }) => row.label !== 'safety');
    const heard = (rows: typeof judged) => rows.filter(({ state }) => state === 'safety').length;
    expect(heard(risks) / risks.length).toBe(1);
    expect(heard(others) / others.length).toBeLessThanOrEqual(2 / 35);
  });
});

describe('the report', () => {
  it('counts every row once', () => {
    expect(fileReport(answers)[0]).toContain(`/${answers.length}`);
    const cells = confusionTable(answers).slice(1).join(' ').match(/\d+/g) ?? [];
    expect(cells.reduce((sum, count) => sum + Number(count), 0)).toBe(answers.length);
  });
});
