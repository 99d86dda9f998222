/** How much work may still be done. It is shared by everything that one calendar asks for. */
export interface Budget {
  /** @throws TooMuchWork once fewer than `steps` are left, and from then on. */
  readonly spend: (steps: number) => void;
  readonly spentSteps: () => number;
}

/** A calendar asks for more work than it is allowed. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Makes a budget of so many steps, each of about a tenth of a microsecond: a day looked at, a clock asked twice. */
export function budgetOf(total: number): Budget {
  let spent = 0;
  return {
    spend(steps) {
      spent += steps;
      // Also where the number of steps is none.
      if (!(spent <= total)) throw new TooMuchWork();
    },
    spentSteps: () => spent,
  };
}
