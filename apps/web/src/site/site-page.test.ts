import { describe, expect, it } from 'vitest';
import { written, writtenPage } from '../testing/written-page.ts';

const page = await writtenPage('security.html');
const footer = page.element('footer');
const columns = footer.element('nav').html.split('<h2 ').slice(1);
const columnOf = (title: string) =>
  written(columns.find((column) => column.includes(`>${title}</h2>`)) ?? '');

describe('the header', () => {
  const PARTS = [
    { text: 'Features', href: '/#features-section' },
    { text: 'Science', href: '/#science-section' },
    { text: 'Pricing', href: '/#pricing-section' },
    { text: 'Questions', href: '/#common-questions' },
    { text: 'For teams', href: '/research' },
  ];
  const PLACES = [
    { text: 'Session', href: '/demo' },
    { text: 'Insights', href: '/insights' },
    { text: 'Calendar', href: '/demo#calendar' },
    { text: 'Account', href: '/account' },
  ];

  it('leads home, to the parts of the home page, to the teams, a person’s own places and into the demo', () => {
    const [bar = ''] = page.element('header').html.split('<details');
    expect(written(bar).links).toEqual([
      { text: 'Overtone', href: '/' },
      ...PARTS,
      ...PLACES.slice(1),
      // The second for whoever has a session of their own; the style sheet shows one of them.
      { text: 'Try it in your browserSession', href: '/demo' },
    ]);
  });

  it('has them all in its menu, a person’s own places first, with the way to an account, where there is no room', () => {
    expect(page.element('header').element('details').links).toEqual([
      ...PLACES,
      ...PARTS,
      { text: 'For developers', href: '/research-dev' },
      { text: 'The neuroscience', href: '/neuroscience' },
      { text: 'Browser demo', href: '/demo' },
      { text: 'Sign in', href: '/sign-in' },
    ]);
  });
});

describe('the footer', () => {
  it.each([
    ['Product', 'Download for macOS', '/download/mac'],
    ['Product', 'Download for Windows', '/download/windows'],
    ['Product', 'Browser demo', '/demo'],
    ['Resources', 'Documentation', '/neuroscience'],
    ['Resources', 'Research Papers', '/#science-details'],
    ['Company', 'Support', 'mailto:%%support-email%%'],
    ['Company', 'Contact', 'mailto:%%support-email%%?subject=Hello'],
    ['Legal', 'Privacy', '/privacy-policy'],
    ['Legal', 'Terms', '/terms-of-service'],
    ['Legal', 'Cookies', '/cookie-policy'],
    ['Legal', 'Security', '/security'],
  ])('has under %s “%s”, which leads to %s', (title, text, href) => {
    expect(columnOf(title).links).toContainEqual({ text, href });
  });

  it.each([
    ['Resources', 'Blog'],
    ['Company', 'About Us'],
  ])('has under %s “%s”, marked Soon and disabled', (title, text) => {
    expect(columnOf(title).html).toMatch(
      new RegExp(`<span aria-disabled="true"[^>]*>${text} <span [^>]*>Soon</span></span>`, 'u'),
    );
    expect(footer.links.map((link) => link.text)).not.toContain(text);
  });

  it.each(['Twitter', 'LinkedIn', 'GitHub'])(
    'has an icon of %s that leads nowhere else',
    (name) => {
      expect(footer.html).toMatch(new RegExp(`<a href="#footer" aria-label="${name}"`, 'u'));
    },
  );

  it('has a quiet way to an account', () => {
    expect(footer.links).toContainEqual({ text: 'Sign in', href: '/sign-in' });
  });

  it('says what the product is not', () => {
    expect(footer.text).toContain('Overtone is a productivity tool, not a medical device.');
  });
});
