import type { CurrentTest } from './current-test.ts';

/** Whether a session of the test plays on this page, or its answer or attention task is waited for here. */
export function asksHere(current: CurrentTest | null): boolean {
  if (current === null) return false;
  const { isUnderWay, elsewhere, step } = current;
  return (
    isUnderWay || (elsewhere === null && (step.kind === 'answer' || step.kind === 'attention'))
  );
}
