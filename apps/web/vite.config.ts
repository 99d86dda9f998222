import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { inlineHead } from './scripts/inline-head.ts';
import { lateScripts } from './scripts/late-scripts.ts';
import { pageHead } from './scripts/page-head.ts';
import { prerender } from './scripts/prerender.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { siteFiles } from './scripts/site-files.ts';
import { PAGES } from './src/content/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
/** Where people reach the site; without it, pages name themselves by their paths. */
const origin = (process.env['PUBLIC_URL'] ?? '').replace(/\/+$/u, '');

/** What every page begins with, without React: the demo answers its first press before there is any. */
const BOOT =
  /node_modules\/nanostores(?!\/computed)\/|apps\/web\/src\/platform|packages\/client\/src\/platform\/(?!local-time-zone)|packages\/domain\/src\/(?:frequency\/bands|result|safety\/luminance)/u;
/** What a session is made of that other pages use a piece of: one file at the demo's first press instead of six. */
const SESSION =
  /node_modules\/nanostores\/computed|packages\/client\/src\/session\/previous-values|packages\/domain\/src\/session\/(?:background-sounds|defaults|setting-ranges)/u;
/** What every public page runs on besides, but for the entry that waits for the first paint to ask for it. */
const SITE =
  /node_modules\/(?:react|react-dom|scheduler|@nanostores)\/|apps\/web\/src\/(?:boot|consent\/analytics|content\/footer|speed\/load|theme\/(?!follow)|site\/(?!first-content|page-life|tab-keys|carousel|countdown|hold|download-modal|download-form|consent-line))|packages\/ui\/src\/(?:controls\/(?:button-tones|text-link|use-hydrated)|figure\/(?!live))|packages\/client\/src\/(?:api\/(?:endpoints|request-json)|analytics)|packages\/domain\/src\/(?:analytics|contact|device|product|figure\/(?!waveform|swell)|frequency\/format|safety\/safety-note|suggestion\/states)/u;
export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    pureSchemas(),
    firstPaint(),
    prerender(),
    pageHead(origin),
    lateScripts(),
    inlineHead(),
    siteFiles(origin || server),
    compress(),
  ],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  preview: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  build: {
    rolldownOptions: {
      input: Object.keys(PAGES),
      // A few files; left alone, the bundler would cut what pages share into two dozen.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'loading', test: /vite\/preload-helper|apps\/web\/src\/site\/first-content/u },
            { name: 'boot', test: BOOT },
            { name: 'session', test: SESSION },
            { name: 'site', test: SITE },
          ],
        },
      },
    },
    // The content security policy takes fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
    // Every browser that the site is written for knows module preloads.
    modulePreload: { polyfill: false },
  },
});
