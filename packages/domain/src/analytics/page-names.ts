/** What page events call each page, by route. */
export const PAGE_NAMES = {
  '/': 'Home page V2',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/cookie-policy': 'Cookie policy',
  '/security': 'Security',
  '/checkout-success': 'Subscription success',
  '/research': 'Research',
  '/research-dev': 'Developer research',
  '/neuroscience': 'Neuroscience',
  '/auth/success': 'Authentication success',
  '/demo': 'Demo',
  '/download/mac': 'Download for macOS',
  '/download/windows': 'Download for Windows',
} as const;

/** Route of a page that the contract names. */
export type PageRoute = keyof typeof PAGE_NAMES;

/** What stands in place of any name that none of the pages has. */
export const OTHER_PAGE = 'Other';

const NAMES: ReadonlySet<string> = new Set(Object.values(PAGE_NAMES));

/** The name of a page as it is counted: anybody may send any name, and only those of the site's pages tell something. */
export function countedPageName(sent: string): string {
  return NAMES.has(sent) ? sent : OTHER_PAGE;
}

const NAME_BY_PATH: ReadonlyMap<string, string> = new Map(Object.entries(PAGE_NAMES));

/** What page events call the page at `path`. An unknown path shows the home page, and is called so. */
export function pageNameFor(path: string): string {
  return NAME_BY_PATH.get(path) ?? PAGE_NAMES['/'];
}
