import { SIGN_IN_WAY, type SignInWay } from '../content/auth-success.ts';

/** Leaves for another page; the way back does not lead to a form that was already sent. */
export function goTo(address: string): void {
  location.replace(address);
}

/** The page to go on to after a sign-in; the one that ends a sign-in is told with what it was. */
export function afterSignInWith(way: SignInWay, path: string): string {
  const [page, query = ''] = path.split('?', 2);
  if (page !== '/auth/success') return path;
  return withQuery(page, { ...Object.fromEntries(new URLSearchParams(query)), [SIGN_IN_WAY]: way });
}

/** An address of this site with some of its query, left out where it is empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const kept = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
