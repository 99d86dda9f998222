// What builds or tests, and has no place where the product only runs.

/** Packages. */
export const BUILD_PACKAGES = [
  'vite',
  'rolldown',
  'lightningcss',
  'tailwindcss',
  'typescript',
  'vitest',
  'esbuild',
  'drizzle-kit',
];

/** Programs. */
export const BUILD_PROGRAMS = ['gcc', 'g++', 'cc', 'make', 'python3', 'git'];
