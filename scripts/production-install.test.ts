import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}
const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Packages that build or test, and that no program needs while it runs. */
const TOOLS = [
  'vite',
  'rolldown',
  'lightningcss',
  'tailwindcss',
  'vitest',
  'esbuild',
  'drizzle-kit',
];

describe('an installation without what development needs (npm ci --omit=dev --omit=optional)', () => {
  it.each(TOOLS)('has no %s', (name) => {
    const { dev, devOptional } = lock.packages[`node_modules/${name}`] ?? {};
    expect(dev === true || devOptional === true).toBe(true);
  });
});
