import { describe, expect, it } from 'vitest';
import { fillMarks, hasMarks, mark, PAGE_MARKS, whenKnown, whenMissing } from './page-marks.ts';

const LINK = `${whenKnown('support-email', `<a href="mailto:${mark('support-email')}?subject=Hello">Support</a>`)}${whenMissing('support-email', '<span>Support</span>')}`;
const HEAD = `<link rel="canonical" href="${mark('public-origin')}/demo"><meta property="og:image" content="${mark('public-origin')}/og.png">`;

describe('fillMarks', () => {
  it('puts what is known in its place, in text and in links', () => {
    const facts = { 'support-email': 'help@focus.example', company: 'Focus & Sons <Ltd>' };
    expect(fillMarks(`${LINK}<p>${mark('company')}</p>`, facts)).toBe(
      '<a href="mailto:help@focus.example?subject=Hello">Support</a><p>Focus &amp; Sons &lt;Ltd&gt;</p>',
    );
  });

  it('leaves out what cannot be said where something is not known', () => {
    const since = whenKnown('legal-since', `In force since ${mark('legal-since')}`);
    expect(fillMarks(`${LINK}<p>${mark('company')}</p><p>${since}</p>`, {})).toBe(
      '<span>Support</span><p></p><p></p>',
    );
    expect(fillMarks(`<p>${since}</p>`, { 'legal-since': '1 May 2026' })).toBe(
      '<p>In force since 1 May 2026</p>',
    );
  });

  it('links nowhere where it would lead to what is not known', () => {
    expect(fillMarks(`<a href="${mark('booking-url')}">See it</a>`, {})).toBe('<a>See it</a>');
  });

  it('tells the pieces of two facts apart, over several lines', () => {
    const page = `${whenKnown('company', `${mark('company')}\n${whenKnown('address', mark('address'))}`)}${whenMissing('address', 'nowhere')}`;
    expect(fillMarks(page, { company: 'Focus Ltd' })).toBe('Focus Ltd\nnowhere');
  });

  it('names a page by its address where it has one, and by its path where it has none', () => {
    expect(fillMarks(HEAD, { 'public-origin': 'https://focus.example' })).toBe(
      '<link rel="canonical" href="https://focus.example/demo"><meta property="og:image" content="https://focus.example/og.png">',
    );
    expect(fillMarks(HEAD, {})).toBe('<meta property="og:image" content="/og.png">');
  });

  it('cannot be led out of an attribute', () => {
    const facts = { 'booking-url': 'https://book.example/"onclick="x' };
    expect(fillMarks(`<a href="${mark('booking-url')}">`, facts)).toBe(
      '<a href="https://book.example/&quot;onclick=&quot;x">',
    );
  });

  it('leaves no mark behind', () => {
    const text = PAGE_MARKS.map(
      (name) => `${mark(name)} ${whenKnown(name, 'a')} ${whenMissing(name, 'b')}`,
    ).join('\n');
    expect(hasMarks(text)).toBe(true);
    expect(hasMarks(fillMarks(text, {}))).toBe(false);
  });

  it('refuses a mark that nobody knows', () => {
    expect(() => fillMarks('%%telephone%%', {})).toThrow('telephone');
  });
});
