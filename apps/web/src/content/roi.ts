/** Words around the calculator. */
export const ROI_TEXT = {
  title: 'What interruptions may cost',
  lead: 'Your figures, our formula, no email address needed. The result is arithmetic, not a promise: whether lost time comes back is yours to measure.',
  formulas: [
    'Loss = 250 working days × hours lost × (salary\u00a0÷\u00a02,080) × people',
    'Recoverable = loss × improvement',
    'Cost = people × price × 12',
  ],
  results: {
    annualLoss: 'Lost each year',
    recoverable: 'Recoverable, if the improvement holds',
    investment: 'Cost each year',
    net: 'Net',
    roiPercent: 'Return on investment',
  },
  /** By a field, once it is left. */
  notNumber: (least: string) => `That wasn’t a number, so this is the least: ${least}.`,
  nothingInvested: 'Nothing invested',
  bars: 'The bars are drawn to one scale.',
  price: (plans: string) =>
    `The standard price is what the calculator begins with for one seat of a team. Our own plans are for one person, ${plans}: put in what you would pay.`,
} as const;
