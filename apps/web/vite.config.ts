import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { pageHead } from './scripts/page-head.ts';
import { prerender } from './scripts/prerender.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { siteFiles } from './scripts/site-files.ts';
import { PAGES } from './src/content/pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
/** Where people reach the site; without it, pages name themselves by their paths. */
const origin = (process.env['PUBLIC_URL'] ?? '').replace(/\/+$/u, '');

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    pureSchemas(),
    prerender(),
    pageHead(origin),
    siteFiles(origin || server),
    compress(),
  ],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  preview: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  build: {
    rolldownOptions: { input: Object.keys(PAGES) },
    // The content security policy takes fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
  },
});
