import { type Selector, transform } from 'lightningcss';

const FILE_NAME = 'page.css';
/** Marks that HTML or a string of JavaScript may spell otherwise than a selector does. */
const SPELT_OTHERWISE = /&(?:amp|lt|gt|quot|#x27);|[&<>"'`\\]/gu;

/**
 * The part of `style` that a page can use: a rule goes when each of its selectors needs a class that stands nowhere in
 * `sources`, the page's own HTML and code. Rules without a class stay.
 */
export function styleOf(sources: readonly string[], style: string): string {
  const text = sources.map(plain).join('\n');
  const known = new Map<string, boolean>();
  const isKnown = (name: string) => {
    const answer = known.get(name) ?? text.includes(plain(name));
    known.set(name, answer);
    return answer;
  };
  const canMatch = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || isKnown(part.name));
  const { code } = transform({
    filename: FILE_NAME,
    code: Buffer.from(style),
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
    },
  });
  // Once more, for what the rules that went have left empty.
  return String(transform({ filename: FILE_NAME, code, minify: true }).code);
}

function plain(text: string): string {
  return text.replaceAll(SPELT_OTHERWISE, '');
}
