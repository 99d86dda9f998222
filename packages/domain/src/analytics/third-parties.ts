import { PAGE_NAMES, type PageRoute } from './page-names.ts';

/** Pages at which a sign-in or a purchase ends: their addresses carry what proves it. */
const SECRET_ROUTES: ReadonlySet<string> = new Set<PageRoute>([
  '/auth/success',
  '/checkout-success',
]);

/** What links to our pages say that is nobody's secret: the offer that is shown, and the campaign that a link is from. */
const OPEN_PARAMETER = /^(?:offer|utm_[a-z]+)$/u;

/** The parts of an address that decide who may hear of it, as `URL` has them. */
export interface PageAddress {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
}

/**
 * Whether somebody outside may run on a page with this address, if its visitor agrees: one of the public pages, and with
 * nothing in the address that could be a secret. Everything else is between the visitor and us.
 */
export function mayTellOthers({ pathname, search }: PageAddress): boolean {
  return (
    Object.hasOwn(PAGE_NAMES, pathname) &&
    !SECRET_ROUTES.has(pathname) &&
    parameterNames(search).every((name) => OPEN_PARAMETER.test(name))
  );
}

function parameterNames(search: string): readonly string[] {
  const parameters = search.slice(1).split('&');
  return parameters.flatMap((parameter) => (parameter ? [parameter.replace(/=.*/su, '')] : []));
}
