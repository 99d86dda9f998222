import path from 'node:path';
import type { Plugin } from 'vite';
import { PAGES, type SitePage } from '../src/content/pages.ts';

const HEAD = [
  '<meta charset="utf-8" />',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
  '<meta name="color-scheme" content="light dark" />',
];
/**
 * React Aria would add one rule as an inline style, which our content security policy refuses. The rule is in styles.css;
 * finding this id, React Aria adds nothing.
 */
const STYLED_ALREADY = '<meta id="react-aria-pressable-style" name="styles" content="external" />';
/** Script of the pages that are written at build time and come alive. */
const COME_ALIVE = '/src/pages/main.ts';

/** Makes the HTML file of every page of the site from its row: there are none on the disk. */
export function pageShells(): Plugin {
  let root = '';
  const pageOf = (id: string) => PAGES[path.relative(root, path.resolve(root, id))];
  return {
    name: 'page-shells',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (pageOf(id) ? path.resolve(root, id) : null),
    load(id) {
      const page = pageOf(id);
      return page ? pageShell(page) : null;
    },
    configureServer(server) {
      server.middlewares.use(({ originalUrl = '/' }, response, next) => {
        const { pathname } = new URL(originalUrl, 'http://localhost');
        const row = Object.entries(PAGES).find(([, { path: at }]) => at === pathname);
        if (row === undefined) {
          next();
          return;
        }
        const [file, page] = row;
        const send = async () => {
          try {
            const html = await server.transformIndexHtml(`/${file}`, pageShell(page), originalUrl);
            response.setHeader('content-type', 'text/html').end(html);
          } catch (error) {
            next(error);
          }
        };
        void send();
      });
    },
  };
}

/** A page before anything is written into it: its style, its root, and the script that it begins with. */
export function pageShell({ app, life, ink }: SitePage): string {
  return [
    '<!doctype html>',
    ink === undefined ? '<html lang="en-GB">' : `<html lang="en-GB" data-ink="${ink}">`,
    '  <head>',
    ...[...HEAD, ...(app === undefined ? [] : [STYLED_ALREADY])].map((line) => `    ${line}`),
    '    <link rel="stylesheet" href="/src/styles.css" />',
    '  </head>',
    life === undefined ? '  <body>' : `  <body data-life="${life}">`,
    '    <div id="root"></div>',
    `    <script type="module" src="${app ?? COME_ALIVE}"></script>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}
