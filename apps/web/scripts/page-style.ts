import { type CustomAtRules, type Selector, transform, type Visitor } from 'lightningcss';

const FILE_NAME = 'page.css';
/** Marks that HTML or a string of JavaScript may spell otherwise than a selector does. */
const SPELT_OTHERWISE = /&(?:amp|lt|gt|quot|#x27);|[&<>"'`\\]/gu;

/**
 * The part of `style` that a page can use: a rule goes when each of its selectors needs a class or an element that stands
 * nowhere in `sources`, the page's own HTML and code, and a variable when no rule reads it and `sources` do not name it.
 */
export function styleOf(sources: readonly string[], style: string): string {
  const text = sources.map(plain).join('\n');
  return withoutIdleVariables(text, withoutForeignRules(text, style));
}

function withoutForeignRules(text: string, style: string): string {
  const known = new Map<string, boolean>();
  const isKnown = (name: string) => {
    const answer = known.get(name) ?? text.includes(plain(name));
    known.set(name, answer);
    return answer;
  };
  const canMatch = (selector: Selector) =>
    selector.every((part) => (part.type !== 'class' && part.type !== 'type') || isKnown(part.name));
  return rewritten(style, {
    Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
  });
}

/** Variables may be read by variables only, so that one that goes may take others with it. */
function withoutIdleVariables(text: string, style: string): string {
  const read = new Set<string>();
  rewritten(style, {
    Variable({ name }) {
      read.add(name.ident);
    },
  });
  const isIdle = (name: string) => !read.has(name) && !text.includes(name);
  const kept = rewritten(style, {
    Rule: { property: ({ value }) => (isIdle(value.name) ? [] : undefined) },
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && isIdle(name) ? [] : undefined),
    },
  });
  return kept.length < style.length ? withoutIdleVariables(text, kept) : kept;
}

/** Visited, then minified once more for what the rules that went have left empty. */
function rewritten(style: string, visitor: Visitor<CustomAtRules>): string {
  const visited = transform({ filename: FILE_NAME, code: Buffer.from(style), visitor }).code;
  return String(transform({ filename: FILE_NAME, code: visited, minify: true }).code);
}

function plain(text: string): string {
  return text.replaceAll(SPELT_OTHERWISE, '');
}
