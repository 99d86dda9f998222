import type { TestReport } from '@overtone/domain/experiment/report/test-report';
import type { Findings } from '@overtone/domain/experiment/protocol/verdict';

/** What came of a self-test that is over, in a few words; its report says the rest. */
export function outcomeWords({ verdict }: Pick<TestReport, 'verdict'>): string {
  switch (verdict.kind) {
    case 'found':
      return foundWords(verdict.findings);
    case 'nothingFound':
      return 'No difference found, which is no proof of none.';
    case 'blindBroken':
      return 'The blind was broken.';
    case 'tooFew':
      return 'Too few pairs, so there is no verdict.';
    case 'abandoned':
      return `Stopped after ${verdict.completePairs} of ${verdict.pairs} pairs, so there is no verdict.`;
    case 'seedLost':
      return 'Its order is lost, so there is no verdict.';
    default:
      return 'It runs.';
  }
}

function foundWords({ effect, blinding }: Findings): string {
  const found = `Answers were ${effect.estimate > 0 ? 'higher' : 'lower'} with the rhythm`;
  return blinding.verdict === 'unknown'
    ? `${found}; whether the blind held is not known.`
    : `${found}.`;
}
