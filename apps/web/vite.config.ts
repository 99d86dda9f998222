import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { inlineHead } from './scripts/inline-head.ts';
import { leanContract } from './scripts/lean-declarations.ts';
import { lateScripts } from './scripts/late-scripts.ts';
import { loneEntries } from './scripts/lone-entries.ts';
import { pageHead } from './scripts/page-head.ts';
import { pageMarks } from './scripts/page-marks.ts';
import { pageShells } from './scripts/page-shells.ts';
import { prerender } from './scripts/prerender.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { sharedCode } from './scripts/shared-code.ts';
import { siteFiles } from './scripts/site-files.ts';
import { wholeStores } from './scripts/whole-stores.ts';
import { PAGES } from './src/content/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** Files of shared code that no page is without. */
const ALWAYS_THERE = /\/(?:boot|loading|rolldown-runtime|site)-[\w-]+\.js$/u;

export default defineConfig({
  appType: 'mpa',
  plugins: [
    pageShells(),
    react(),
    tailwindcss(),
    leanContract(),
    pureSchemas(),
    wholeStores(),
    firstPaint(),
    prerender(),
    pageHead(),
    lateScripts(),
    inlineHead(),
    siteFiles(),
    pageMarks(),
    loneEntries(),
    compress(),
  ],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  preview: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  build: {
    rolldownOptions: {
      input: Object.keys(PAGES),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'shared code', name: sharedCode() }],
        },
      },
      // Otherwise what pages share may be put into the script of one of them.
      experimental: { chunkOptimization: false },
    },
    // The content security policy takes fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
    // Every browser that the site is written for knows module preloads.
    modulePreload: {
      polyfill: false,
      // What every page has loaded before it asks for more needs no place in the list of what comes with that.
      resolveDependencies: (_file, paths, { hostType }) =>
        hostType === 'js' ? paths.filter((path) => !ALWAYS_THERE.test(path)) : paths,
    },
  },
});
