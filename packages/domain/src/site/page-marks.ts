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

/** Where a fact stands in a page. */
export function mark(name: PageMark): string {
  return `%%${name}%%`;
}

/** Words, or a piece of a page, that stand only where a fact is known. They hold no others of the same fact. */
export function whenKnown(name: PageMark, piece: string): string {
  return `%%${name}+%%${piece}%%/${name}%%`;
}

/** Words, or a piece of a page, that stand only where a fact is not known. They hold no others of the same fact. */
export function whenMissing(name: PageMark, piece: string): string {
  return `%%${name}!%%${piece}%%/${name}%%`;
}

/** Name of the meta element that tells scripts which systems have a release. */
export const RELEASES_META = 'releases';

/** Name of the meta element that tells scripts the measurement id of Google Analytics, where the operator uses it. */
export const ANALYTICS_META = 'analytics-id';

/** Whether a text has any mark in it. */
export function hasMarks(text: string): boolean {
  return /%%\/?[a-z-]+[+!]?%%/u.test(text);
}

/** Pages name themselves by their paths, and no canonical address, where people reach them at no address of their own. */
const ORIGIN: PageMark = 'public-origin';
const CANONICAL_LINK = /<link[^>]*%%public-origin%%[^>]*>/gu;
const HREF = /\shref="[^"]*%%(?<name>[a-z-]+)%%[^"]*"/gu;
const PIECE = /%%(?<name>[a-z-]+)(?<when>[+!])%%(?<piece>.*?)%%\/\k<name>%%/gsu;
const MARK = /%%(?<name>[a-z-]+)%%/gu;

/**
 * A page, or a file beside the pages, with every mark replaced. What has not been configured is not said, and a link to it
 * leads nowhere.
 *
 * @throws Error for a mark that nothing is named by.
 */
export function fillMarks(text: string, facts: PageFacts): string {
  const factOf = (name = ''): string | undefined => {
    if (!isPageMark(name)) throw new Error(`A page has a mark that nobody knows: ${name}.`);
    return facts[name] ?? (name === ORIGIN ? '' : undefined);
  };
  const withPieces = (whole: string): string =>
    whole.replace(PIECE, (_whole, name: string, when: string, piece: string) =>
      (factOf(name) === undefined) === (when === '!') ? withPieces(piece) : '',
    );
  return withPieces(facts[ORIGIN] === undefined ? text.replace(CANONICAL_LINK, '') : text)
    .replace(HREF, (href, name: string) => (factOf(name) === undefined ? '' : href))
    .replace(MARK, (_mark, name: string) => escapeHtml(factOf(name) ?? ''));
}

function isPageMark(name: string): name is PageMark {
  return (PAGE_MARKS as readonly string[]).includes(name);
}
