import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseImageOf, stagesOf } from './image/dockerfile.ts';
import { ROOT } from './install.mjs';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const OWN = '@overtone/';

/** Folders of our own packages that the package in `folder` runs on, itself included. */
function foldersFor(folder: string): readonly string[] {
  const file = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
  const { dependencies = {} }: PackageFile = JSON.parse(file);
  const own = Object.keys(dependencies).filter((name) => name.startsWith(OWN));
  return [folder, ...own.flatMap((name) => foldersFor(`packages/${name.slice(OWN.length)}`))];
}

const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const copied = dockerfile
  .split('\n')
  .map((line) => /^COPY (?<from>\S+) \.\/\S+$/u.exec(line)?.groups?.['from'])
  .filter((from) => from !== undefined);

describe('the image of the server', () => {
  it('holds every package of ours that the server runs on', () => {
    expect(foldersFor('apps/server').filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  it('is made of folders that there are', () => {
    expect(copied.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });
});

describe('the stages of the image', () => {
  it('begin with the Node that the project pins', () => {
    const { dependencies = {} }: PackageFile = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(baseImageOf(dockerfile).nodeVersion).toBe(dependencies['node']);
  });

  it('take from one another only what has been built before', () => {
    const taken = [...dockerfile.matchAll(/^COPY --from=(\S+)/gmu)].map(([, stage]) => stage);
    expect(taken).not.toEqual([]);
    expect(stagesOf(dockerfile)).toEqual(expect.arrayContaining(taken));
  });
});

describe('what is left out of the image', () => {
  it('are settings with their secrets, in whatever folder', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toContain('**/.env');
  });
});
