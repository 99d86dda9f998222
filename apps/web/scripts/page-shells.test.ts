import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../src/content/pages.ts';
import { BUILT_PAGES } from '../src/pages/page-table.tsx';
import { pageShell } from './page-shells.ts';

const HOME = {
  path: '/',
  title: 'A page',
  description: 'What it is about',
  listing: 'listed',
} as const;
const ALREADY_STYLED = 'id="react-aria-pressable-style"';

describe('the shell of a page', () => {
  it('begins what comes alive on a page that is written at build time', () => {
    const shell = pageShell({ ...HOME, life: 'home' });
    expect(shell).toContain('<body data-life="home">');
    expect(shell).toContain('src="/src/pages/main.ts"');
    expect(shell).not.toContain(ALREADY_STYLED);
  });

  it('is in the ink of a state, where the page has one', () => {
    expect(pageShell({ ...HOME, ink: 'calm' })).toContain('<html lang="en-GB" data-ink="calm">');
    expect(pageShell(HOME)).toContain('<html lang="en-GB">');
  });

  it('begins a script of its own, and spares it a style that our policy refuses', () => {
    const shell = pageShell({ ...HOME, app: '/src/demo/main.ts' });
    expect(shell).toContain('<body>');
    expect(shell).toContain('src="/src/demo/main.ts"');
    expect(shell).toContain(ALREADY_STYLED);
  });
});

describe.each(Object.entries(PAGES))('%s', (file, { app, life }) => {
  it('has a script that is there, unless something is written into it', () => {
    if (app === undefined) expect(Object.keys(BUILT_PAGES)).toContain(file);
    else expect(existsSync(fileURLToPath(new URL(`..${app}`, import.meta.url)))).toBe(true);
  });

  it('names what comes alive on it, where something does', () => {
    const living = Object.keys(BUILT_PAGES[file]?.life() ?? {});
    expect(life !== undefined).toBe(living.length > 0);
  });
});
