import { describe, expect, it } from 'vitest';
import { countedPageName, PAGE_NAMES, pageNameFor } from './page-names.ts';

describe('pageNameFor', () => {
  it('calls the home page "Home page V2"', () => {
    expect(pageNameFor('/')).toBe('Home page V2');
  });

  it.each([
    ['/privacy-policy', 'Privacy policy'],
    ['/terms-of-service', 'Terms of service'],
    ['/cookie-policy', 'Cookie policy'],
    ['/security', 'Security'],
    ['/checkout-success', 'Subscription success'],
    ['/research', 'Research'],
    ['/research-dev', 'Developer research'],
    ['/neuroscience', 'Neuroscience'],
    ['/auth/success', 'Authentication success'],
    ['/demo', 'Demo'],
    ['/download/mac', 'Download for macOS'],
    ['/download/windows', 'Download for Windows'],
  ])('calls %s "%s"', (path, name) => {
    expect(pageNameFor(path)).toBe(name);
  });

  it('has a name of its own for every page', () => {
    const names = Object.keys(PAGE_NAMES).map(pageNameFor);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(Object.values(PAGE_NAMES));
  });

  it.each(['/nowhere', '', '/demo/', '/__proto__', 'constructor', 'toString'])(
    'calls the unknown path %j by the page it shows, the home page',
    (path) => {
      expect(pageNameFor(path)).toBe('Home page V2');
    },
  );
});

describe('countedPageName', () => {
  it('is the name of a page of the site, and the same for all others', () => {
    for (const name of Object.values(PAGE_NAMES)) expect(countedPageName(name)).toBe(name);
    for (const name of ['Made up', 'demo', '', '__proto__']) {
      expect(countedPageName(name)).toBe('Other');
    }
  });
});
