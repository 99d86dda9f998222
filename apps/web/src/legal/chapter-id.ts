/** What a chapter is led to by: its own words, so that a link holds whatever stands before it. */
export function chapterId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
