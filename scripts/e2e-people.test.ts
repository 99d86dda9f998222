import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'e2e');
const NAMED = /\bperson\('([^']+)'\)/gu;

// Pages share a server from file to file; an address that has an account already is sent another mail than a new one.
it('no two files of end-to-end tests make an account of the same name', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.spec.ts') && !name.startsWith('pictures-'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    return [...new Set([...text.matchAll(NAMED)].map(([, name]) => name))];
  });
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
