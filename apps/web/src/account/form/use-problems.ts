import { useState } from 'react';

/**
 * Of what is wrong with the fields of a form, by field and in their order, what is shown: nothing before it was first sent.
 * Beside it the form's `firstProblem`, which says so.
 */
export function useProblems<Problems extends object>(
  problems: Problems,
): readonly [shown: Partial<Problems>, firstProblem: () => string | undefined] {
  const [hasTried, setTried] = useState(false);
  const firstProblem = () => {
    setTried(true);
    return Object.keys(problems)[0];
  };
  return [hasTried ? problems : {}, firstProblem];
}
