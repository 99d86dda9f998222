import type { CurrentTest } from '@overtone/client/self-test/current-test';

/** What a self-test that runs shows of itself: one thing at a time. */
export type TestStage =
  | 'underWay'
  | 'elsewhere'
  | 'cutOff'
  | 'answers'
  | 'attention'
  | 'noVerdict'
  | 'due'
  | 'nothing';

/** What is to be shown now; `isOver`: the person says that the session which was cut off is over. */
export function stageOf(
  { isUnderWay, elsewhere, canGoOn, step }: CurrentTest,
  isOver: boolean,
): TestStage {
  if (isUnderWay) return 'underWay';
  if (elsewhere !== null) return 'elsewhere';
  switch (step.kind) {
    case 'answer':
      return canGoOn && !isOver ? 'cutOff' : 'answers';
    case 'attention':
    case 'noVerdict':
      return step.kind;
    case 'ready':
    case 'wait':
      return 'due';
    default:
      return 'nothing';
  }
}
