import { defineConfig } from 'vitest/config';

/** The tests of the real app. One file after another: each has a desktop with a hotkey of its own, and all its cores. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/desktop',
  test: {
    include: ['specs/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['verbose'],
  },
});
