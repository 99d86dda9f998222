/** A page as the server writes it where the operator uses Google Analytics under this id. */
export function withId(html: string, id: string): string {
  const none = '<meta name="analytics-id" content="none">';
  if (!html.includes(none)) throw new Error('the page says nothing of an id');
  return html.replace(none, none.replace('none', id));
}
