/** An instant as a day in the person's own language: "2 March 2026". */
export function dayWords(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(instant));
}
