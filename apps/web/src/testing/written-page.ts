import { renderPage } from '../pages/render-page.tsx';

/** A link as somebody reads it, and where it leads. */
export interface WrittenLink {
  readonly text: string;
  readonly href: string;
}

/** A page, or a part of one, as the build writes it, before anything runs. */
export interface Written {
  readonly html: string;
  /** All that is read, without its markup, in one line. */
  readonly text: string;
  readonly links: readonly WrittenLink[];
  /** The `section` with this id, or named by the heading with it; an error where there is none. */
  readonly section: (id: string) => Written;
  /** The first element of this name; an error where there is none. It may not hold another of its own name. */
  readonly element: (name: string) => Written;
  /** How often something stands in the HTML. */
  readonly count: (part: string) => number;
}

/** The page of a file as the build writes it. */
export async function writtenPage(file: string): Promise<Written> {
  return written(await renderPage(file));
}

/** A part of a page that somebody cut out themselves. */
export function written(html: string): Written {
  return {
    html,
    text: textOf(html),
    links: [...html.matchAll(/<a\s(?<attributes>[^>]*)>(?<inner>.*?)<\/a>/gsu)].map(
      ({ groups }) => ({
        text: textOf(groups?.['inner'] ?? ''),
        href: decoded(/href="(?<href>[^"]*)"/u.exec(groups?.['attributes'] ?? '')?.[1] ?? ''),
      }),
    ),
    section: (id) =>
      written(
        found(
          html,
          new RegExp(`<section[^>]*(?:\\sid|aria-labelledby)="${id}".*?</section>`, 'su'),
        ),
      ),
    element: (name) => written(found(html, new RegExp(`<${name}(?=[\\s>]).*?</${name}>`, 'su'))),
    count: (part) => html.split(part).length - 1,
  };
}

function found(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has no ${pattern.source}.`);
  return part;
}

function textOf(html: string): string {
  const words = html
    .replace(/<svg.*?<\/svg>/gsu, ' ')
    .replace(/<\/?(?:p|h[1-6]|li|d[td]|t[dhr]|div|sup|button|label|figcaption)\b[^>]*>/gu, ' ')
    .replace(/<[^>]*>/gu, '');
  return decoded(words).replace(/\s+/gu, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);
}
