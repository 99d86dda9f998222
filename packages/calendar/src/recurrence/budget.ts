/** How much work may still be done. It is shared by everything that one calendar asks for. */
export interface Budget {
  /** Takes `amount` away; false once there is not that much left. */
  readonly spend: (amount: number) => boolean;
  /** Whether something was refused. */
  readonly isExhausted: () => boolean;
}

/** Makes a budget of `total` days to be looked at. */
export function budgetOf(total: number): Budget {
  let left = total;
  let isExhausted = false;
  return {
    spend(amount) {
      if (amount > left) isExhausted = true;
      else left -= amount;
      return !isExhausted;
    },
    isExhausted: () => isExhausted,
  };
}
