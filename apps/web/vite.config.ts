import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageHead } from './scripts/page-head.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), pageHead()],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  preview: { host: '127.0.0.1', proxy: { '/api': server, '/audio': server } },
  build: {
    rolldownOptions: { input: ['index.html', 'demo.html'] },
    // The content security policy takes fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
  },
});
