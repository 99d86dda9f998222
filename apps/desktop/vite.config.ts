import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { NATURE_TRACKS, trackPath } from '@overtone/domain/session/background-sounds';
import { defineConfig, type Plugin } from 'vite';

const TRACKS = join(import.meta.dirname, '../../packages/nature/tracks');

/** Puts the nature tracks where the site has them, so that the app plays them without a network. */
function natureTracks(): Plugin {
  return {
    name: 'nature-tracks',
    generateBundle() {
      const files = new Set(readdirSync(TRACKS));
      for (const track of NATURE_TRACKS) {
        const file = `${track}.mp3`;
        if (!files.has(file)) this.error(`The track ${file} is missing.`);
        const fileName = decodeURIComponent(trackPath(track)).slice(1);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(TRACKS, file)) });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), natureTracks()],
  worker: { format: 'es' },
  clearScreen: false,
  server: { host: '127.0.0.1', port: 1420, strictPort: true },
  build: {
    target: ['es2023', 'safari16.4', 'chrome120'],
    rolldownOptions: { input: ['index.html', 'overlay.html'] },
    // The content security policy takes fonts and workers from the app itself only, never from data URLs.
    assetsInlineLimit: 0,
  },
});
