/** To which of so many options in a row a key leads from one of them; null where it leads nowhere. */
export function optionByKey(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(last, from + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === ' ' || key === 'Enter' ? from : null;
}
