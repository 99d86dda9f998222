import { describe, expect, it } from 'vitest';
import { PAGES } from '../content/pages.ts';
import { BUILT_PAGES } from './page-table.tsx';
import { renderPage } from './render-page.tsx';

/** Pages that only live in the browser. */
const SHELLS = new Set(
  Object.entries(PAGES)
    .filter(([file]) => !(file in BUILT_PAGES))
    .map(([, { path }]) => path),
);

const HTML = await Promise.all(
  Object.entries(PAGES)
    .filter(([file]) => file in BUILT_PAGES)
    .map(async ([file, { path }]) => ({ path, html: await renderPage(file) })),
);

/** Pages at which something ends. */
const ENDS = new Set(['/checkout-success', '/auth/success']);

const htmlOf = (path: string) => HTML.find((page) => page.path === path)?.html ?? '';
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id));

describe('the pre-rendered pages', () => {
  it.each(HTML)('$path has one title, in words, and no inline code', ({ html }) => {
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="|<script|<style/u);
  });

  it.each(HTML)('every link of $path leads somewhere', ({ path, html }) => {
    const hrefs = [...html.matchAll(/href="([/#][^"]*)"/gu)].map(([, href]) => href ?? '');
    const dead = hrefs.filter((href) => {
      const { pathname, hash } = new URL(href, `https://site.test${path}`);
      if (SHELLS.has(pathname)) return false;
      return !htmlOf(pathname) || (hash !== '' && !idsOf(htmlOf(pathname)).has(hash.slice(1)));
    });
    // A page at which something ends has but the ways on.
    expect(hrefs.length).toBeGreaterThan(ENDS.has(path) ? 1 : 10);
    expect(dead).toEqual([]);
  });

  it.each(['/privacy-policy', '/terms-of-service', '/cookie-policy', '/security'])(
    '%s leads back home',
    (path) => expect(htmlOf(path)).toMatch(/<a href="\/"[^>]*>Back to home</u),
  );

  it.each(['/research', '/research-dev'])('%s has its two anchors', (path) => {
    expect([...idsOf(htmlOf(path))]).toEqual(
      expect.arrayContaining(['your-situation', 'roi-calculator']),
    );
  });

  it('shows all four ideas where nothing can run', () => {
    expect(htmlOf('/neuroscience')).not.toContain('hidden=""');
  });

  it('has download buttons at every placement of the home page, for both systems', () => {
    for (const system of ['mac', 'windows']) {
      expect(htmlOf('/').match(new RegExp(`href="/download/${system}"`, 'gu'))).toHaveLength(5);
    }
  });

  it('shows the title and the first pair of the demo before anything has run', async () => {
    const html = await renderPage('demo.html');
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).toContain('One second of 3 Hz carrying 40 Hz');
    expect(html).not.toMatch(/<input|\sstyle="/u);
  });

  it('shows the welcome of the demo with all that it says, and no button that would not answer', async () => {
    const html = await renderPage('demo.html');
    expect(html).toMatch(/30-60 seconds<sup[^>]*><a href="\/#evidence-onset-seconds"/u);
    expect(html).toContain('Welcome to Overtone');
    expect(html).toContain('flickering light can bring on a seizure');
    const buttons = html.match(/<button[^>]*>/gu) ?? [];
    expect(buttons).toHaveLength(5);
    // That of a shared program is there for one alone, and so is the way to a self-test.
    expect(buttons.filter((button) => button.includes(' hidden=""'))).toHaveLength(2);
    for (const button of buttons) expect(button).toContain(' disabled=""');
  });

  it('tells who arrives at the demo without JavaScript where to read on', async () => {
    expect(await renderPage('demo.html')).toContain('<noscript>');
  });
});
