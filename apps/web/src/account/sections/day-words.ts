/** An instant as a day where the person is, in the language of the page: "2 March 2026". */
export function dayWords(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));
}
