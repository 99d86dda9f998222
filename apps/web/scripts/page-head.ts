import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PAGES } from '../src/content/pages.ts';

/** Faces that every first screen is set in; any more would compete with them for the first bytes. */
const PRELOADED_FACES = [/^hanken-grotesk-latin-wght-normal/u, /^bricolage-grotesque-latin-opsz/u];

/** Writes each page's title and description into its HTML, and in a build the preloads of two fonts. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle }) {
        const page = PAGES[path.replace(/^\//u, '')];
        if (!page) throw new Error(`No title and description for ${path}.`);
        const files = Object.values(bundle ?? {}).filter((output) => output.type === 'asset');
        const preloads = PRELOADED_FACES.flatMap((face): HtmlTagDescriptor[] =>
          files
            .filter((file) => file.names.some((name) => face.test(name)))
            .map((file) => preload(`/${file.fileName}`)),
        );
        return [
          { tag: 'title', children: page.title, injectTo: 'head' },
          {
            tag: 'meta',
            attrs: { name: 'description', content: page.description },
            injectTo: 'head',
          },
          ...preloads,
        ];
      },
    },
  };
}

function preload(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
  return { tag: 'link', attrs, injectTo: 'head' };
}
