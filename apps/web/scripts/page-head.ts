import type { HtmlTagDescriptor, Plugin } from 'vite';
import { ANALYTICS_META, mark, RELEASES_META } from '@overtone/domain/site/page-marks';
import { PAGES, type PageHead } from '../src/content/pages.ts';
import { THEME_PAPERS } from '../src/theme/theme-papers.ts';

/** Where people reach the site. */
const ORIGIN = mark('public-origin');
/** Faces that every first screen is set in; any more would compete with them for the first bytes. */
const PRELOADED_FACES = ['hanken-grotesk-400.woff2', 'bricolage-grotesque-600.woff2'];

/**
 * Writes each page's title, description, icons, canonical address and link preview into its HTML, and in a build the
 * preloads of two fonts.
 */
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
            .filter((file) => file.names.includes(face))
            .map((file) => preload(`/${file.fileName}`)),
        );
        return [...headTags(page), ...preloads];
      },
    },
  };
}

function headTags(page: PageHead): HtmlTagDescriptor[] {
  const { title, description } = page;
  const address = `${ORIGIN}${page.path}`;
  return [
    { tag: 'title', children: title, injectTo: 'head' },
    meta({ name: 'description', content: description }),
    ...(page.listing === 'private' ? [meta({ name: 'robots', content: 'noindex' })] : []),
    link({ rel: 'canonical', href: address }),
    meta({ name: RELEASES_META, content: mark('releases') }),
    meta({ name: ANALYTICS_META, content: mark('analytics-id') }),
    link({ rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }),
    link({ rel: 'icon', sizes: '32x32', href: '/favicon.ico' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    meta({
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: THEME_PAPERS.day,
    }),
    meta({
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: THEME_PAPERS.night,
    }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: address }),
    meta({ property: 'og:image', content: `${ORIGIN}/og.png` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function meta(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo: 'head' };
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}

function preload(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href };
  return { tag: 'link', attrs, injectTo: 'head' };
}
