import { escapeHtml } from './escape-html.ts';

/**
 * Pages are written before anybody knows who runs them and where. What only the operator knows stands in them as a mark,
 * `%%name%%`, which the server replaces as it starts.
 */
export const PAGE_MARKS = [
  'company',
  'address',
  'controller',
  'jurisdiction',
  'support-email',
  'research-email',
  'booking-url',
  'legal-since',
  'releases',
  'analytics-id',
  'site-origin',
  'public-origin',
] as const;

/** Something that only the operator knows. */
export type PageMark = (typeof PAGE_MARKS)[number];

/** What is known of it; what is absent has not been configured. */
export type PageFacts = Readonly<Partial<Record<PageMark, string>>>;

/** What a page says in the place of a fact that has not been configured. */
export const NOT_CONFIGURED = 'not configured';

/** What is said beside a link that would lead to such a fact; beside any other it is that it was not configured. */
const MISSING_NOTES: Readonly<Partial<Record<PageMark, string>>> = {
  'support-email': 'no address yet',
  'research-email': 'no address yet',
  'booking-url': 'nothing to book yet',
};

/** Where a fact stands in a page. */
export function mark(name: PageMark): string {
  return `%%${name}%%`;
}

/** Says beside a link that leads nowhere why; nothing where its fact is known. */
export function missingMark(name: PageMark): string {
  return `%%${name}?%%`;
}

/** Name of the meta element that tells scripts which systems have a release. */
export const RELEASES_META = 'releases';

/** Name of the meta element that tells scripts the measurement id of Google Analytics, where the operator uses it. */
export const ANALYTICS_META = 'analytics-id';

/** Whether a text has any mark in it. */
export function hasMarks(text: string): boolean {
  return /%%[a-z-]+\??%%/u.test(text);
}

/** Pages name themselves by their paths, and no canonical address, where people reach them at no address of their own. */
const ORIGIN: PageMark = 'public-origin';
const CANONICAL_LINK = /<link[^>]*%%public-origin%%[^>]*>/gu;
const HREF = /\shref="[^"]*%%(?<name>[a-z-]+)%%[^"]*"/gu;
const MARK = /%%(?<name>[a-z-]+)(?<isNote>\?)?%%/gu;

/**
 * A page, or a file beside the pages, with every mark replaced. A link to what has not been configured leads nowhere.
 *
 * @throws Error for a mark that nothing is named by.
 */
export function fillMarks(text: string, facts: PageFacts): string {
  const factOf = (name = ''): string | undefined => {
    if (!isPageMark(name)) throw new Error(`A page has a mark that nobody knows: ${name}.`);
    return facts[name] ?? (name === ORIGIN ? '' : undefined);
  };
  return (facts[ORIGIN] === undefined ? text.replace(CANONICAL_LINK, '') : text)
    .replace(HREF, (href, name: string) => (factOf(name) === undefined ? '' : href))
    .replace(MARK, (_mark, name: string, isNote: string | undefined) => {
      const fact = factOf(name);
      if (isNote) return fact === undefined ? ` (${noteFor(name)})` : '';
      return fact === undefined ? `(${NOT_CONFIGURED})` : escapeHtml(fact);
    });
}

function noteFor(name: string): string {
  return (isPageMark(name) && MISSING_NOTES[name]) || NOT_CONFIGURED;
}

function isPageMark(name: string): name is PageMark {
  return (PAGE_MARKS as readonly string[]).includes(name);
}
