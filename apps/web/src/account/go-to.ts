/** Leaves for another page; the way back does not lead to a form that was already sent. */
export function goTo(address: string): void {
  location.replace(address);
}

/** An address of this site with some of its query, left out where it is empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const kept = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
