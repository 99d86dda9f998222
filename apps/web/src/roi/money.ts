import type { Usd } from '@overtone/domain/units';

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount in whole dollars with a true minus sign: "$255,409", "−$1,200". */
export function formatMoney(amount: Usd): string {
  return WHOLE_DOLLARS.format(Math.round(amount) + 0).replace('-', '−');
}
