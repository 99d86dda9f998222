import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './install.mjs';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  allowScripts: Readonly<Record<string, boolean>>;
};

describe('the lock file', () => {
  it('names every optional package that a package asks for, so that any platform can install from it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every package that comes from elsewhere', () => {
    const unchecked = Object.entries(packages).filter(
      ([path, { link, inBundle, integrity = '' }]) =>
        path.includes('node_modules/') && !link && !inBundle && !integrity.startsWith('sha512-'),
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('brings no package that runs something at its installation, but those that were thought about', () => {
    const running = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//u, ''));
    expect(running.filter((name) => !(name in allowScripts))).toEqual([]);
  });

  it('names no address, so that it installs from whichever registry is set up', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) =>
      resolved?.includes('://') ? [resolved] : [],
    );
    expect(addresses).toEqual([]);
  });
});
