import { pageNameFor } from '@overtone/domain/analytics/page-names';
import { describe, expect, it } from 'vitest';
import { writtenPage } from '../testing/written-page.ts';
import { PAGES } from './pages.ts';

const heads = Object.values(PAGES);

describe('the pages', () => {
  it.each([
    ['/', 'index.html', 'Light and sound that keep time with your work.'],
    ['/privacy-policy', 'privacy-policy.html', 'Privacy policy'],
    ['/terms-of-service', 'terms-of-service.html', 'Terms of service'],
    ['/cookie-policy', 'cookie-policy.html', 'Cookie policy'],
    ['/security', 'security.html', 'Security'],
    ['/checkout-success', 'checkout-success.html', 'One moment'],
    ['/research', 'research.html', 'The work is not hard. Getting back to it is.'],
    ['/research-dev', 'research-dev.html', 'You had the whole call graph in your head.'],
    ['/neuroscience', 'neuroscience.html', 'The neuroscience, with its limits'],
    ['/auth/success', 'auth/success.html', 'One moment'],
    ['/demo', 'demo.html', 'Try Overtone'],
    ['/download/mac', 'download-mac.html', 'Overtone for macOS'],
    ['/download/windows', 'download-windows.html', 'Overtone for Windows'],
  ])('have %s, from %s, which begins with “%s”', async (path, file, title) => {
    expect(PAGES[file]?.path).toBe(path);
    expect((await writtenPage(file)).element('h1').text).toContain(title);
  });

  it('have a title and a description each, of a length that is shown whole', () => {
    for (const { path, title, description } of heads) {
      expect(title.length, path).toBeLessThanOrEqual(70);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description.length, path).toBeGreaterThan(20);
    }
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[key])).size, key).toBe(heads.length);
    }
  });

  it('call the demo by its name', () => {
    expect(PAGES['demo.html']?.title).toBe('Try Overtone - Audio-Visual Entrainment Demo');
  });

  it('are each counted under a name of their own, but those of an account', () => {
    const counted = heads.filter(({ listing }) => listing !== 'private');
    expect(new Set(counted.map(({ path }) => pageNameFor(path))).size).toBe(counted.length);
  });

  it('keep from the sitemap only where something ends, and what is private', () => {
    const paths = (listing: string) =>
      heads.filter((head) => head.listing === listing).map(({ path }) => path);
    expect(paths('unlisted')).toEqual(['/checkout-success', '/auth/success']);
    expect(paths('private')).toEqual([
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/reset-password',
      '/account',
      '/insights',
      '/self-test-report',
      '/admin',
    ]);
  });
});
