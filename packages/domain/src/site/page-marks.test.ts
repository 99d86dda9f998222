import { describe, expect, it } from 'vitest';
import { fillMarks, hasMarks, mark, missingMark, PAGE_MARKS } from './page-marks.ts';

const LINK = `<a href="mailto:${mark('support-email')}?subject=Hello">Support${missingMark('support-email')}</a>`;
const HEAD = `<link rel="canonical" href="${mark('public-origin')}/demo"><meta property="og:image" content="${mark('public-origin')}/og.png">`;

describe('fillMarks', () => {
  it('puts what is known in its place, in text and in links', () => {
    const facts = { 'support-email': 'help@focus.example', company: 'Focus & Sons <Ltd>' };
    expect(fillMarks(`${LINK}<p>${mark('company')}</p>`, facts)).toBe(
      '<a href="mailto:help@focus.example?subject=Hello">Support</a><p>Focus &amp; Sons &lt;Ltd&gt;</p>',
    );
  });

  it('says so where something is not known, and links nowhere', () => {
    expect(fillMarks(`${LINK}<p>${mark('company')}</p>`, {})).toBe(
      '<a>Support (no address yet)</a><p>(not configured)</p>',
    );
  });

  it('says it as a person would where a link would have led there', () => {
    const book = `<a href="${mark('booking-url')}">See it${missingMark('booking-url')}</a>`;
    expect(fillMarks(book, {})).toBe('<a>See it (nothing to book yet)</a>');
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
    const text = PAGE_MARKS.map((name) => `${mark(name)} ${missingMark(name)}`).join('\n');
    expect(hasMarks(text)).toBe(true);
    expect(hasMarks(fillMarks(text, {}))).toBe(false);
  });

  it('refuses a mark that nobody knows', () => {
    expect(() => fillMarks('%%telephone%%', {})).toThrow('telephone');
  });
});
