import type { EarlierTests } from '@overtone/domain/experiment/kept/earlier-tests';
import { countOf } from '@overtone/domain/experiment/report/earlier-of-question';
import type { ProtocolFact } from './report-words.ts';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/** Which self-test of its question it is, and what became of those before it, as far as they are known. */
export function earlierNote(earlier: EarlierTests): ProtocolFact {
  const name = 'Tests of this question';
  const before = countOf(earlier);
  if (before === 0) return { name, value: 'the first known here' };
  const which = ORDINALS[before] ? `the ${ORDINALS[before]}` : `number ${before + 1}`;
  const became = [
    [earlier.ended, 'came to an end'],
    [earlier.stopped, earlier.stopped === 1 ? 'was stopped' : 'were stopped'],
    [earlier.deleted, earlier.deleted === 1 ? 'was deleted' : 'were deleted'],
  ] as const;
  const parts = became.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return {
    name,
    value: `${which} known here; before it ${parts.join(', ')}. Each has its own chance of finding by luck what is not there`,
    isLong: true,
  };
}
