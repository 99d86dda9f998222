import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_PACKAGES } from './image/build-tools.ts';
import { ROOT } from './install.mjs';

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}
const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

describe('an installation without what development needs (npm ci --omit=dev --omit=optional)', () => {
  it.each(BUILD_PACKAGES)('has no %s', (name) => {
    const { dev, devOptional } = lock.packages[`node_modules/${name}`] ?? {};
    expect(dev === true || devOptional === true).toBe(true);
  });
});
