import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';
import { letterText } from './letter.ts';
import { readLetter } from './read-letter.ts';

const words = (text: string) => ({ kind: 'words', text });
const link = (label: string, url: string) => ({ kind: 'link', label, url });
const line = (text: string) => ({ kind: 'lines', lines: [[words(text)]] });

describe('readLetter', () => {
  it('reads paragraphs, their lines, headings and links', () => {
    const text =
      '# Slower light\nHello,\nthere.\n\n \nRead [all of it](https://a.example/b?c=1&d), or https://a.example/x.\n';
    expect(readLetter(text)).toEqual([
      { kind: 'heading', text: 'Slower light' },
      { kind: 'lines', lines: [[words('Hello,')], [words('there.')]] },
      {
        kind: 'lines',
        lines: [
          [
            words('Read '),
            link('all of it', 'https://a.example/b?c=1&d'),
            words(', or '),
            link('https://a.example/x', 'https://a.example/x'),
            words('.'),
          ],
        ],
      },
    ]);
  });

  it('sees the end of a letter of blanks', () => {
    const blanks = ' '.repeat(300_000);
    expect(readLetter(`a${blanks}x${blanks}\n`)).toEqual([line(`a${blanks}x`)]);
  });

  it.each([
    '[run](javascript:alert(1))',
    '[run](http://a.example)',
    '[run](data:text/html,x)',
    '<b>bold</b>',
    '#no heading',
    '[](https://)',
    '**as it is**',
  ])('takes %s for the text that it is', (text) => {
    const { html } = renderMail(letterText({ audience: 'accounts', subject: 'x', text }));
    expect(html).not.toMatch(/<b>|href="(?!https:\/\/)/u);
    if (!text.includes('https')) expect(readLetter(text)).toEqual([line(text)]);
  });

  it('makes nothing but https links of anything typed, and loses no word', () => {
    const typed = fc.array(
      fc.constantFrom(
        '# ',
        '[',
        ']',
        '(',
        ')',
        'https://',
        'a.b',
        '\n',
        '\n\n',
        ' ',
        '"',
        '<',
        '&',
      ),
    );
    fc.assert(
      fc.property(typed, (pieces) => {
        const text = pieces.join('');
        const { html } = renderMail(letterText({ audience: 'newsletter', subject: 's', text }));
        for (const [, url = ''] of html.matchAll(/href="([^"]*)"/gu)) {
          expect(url).toMatch(/^https:\/\//u);
        }
        const kept = JSON.stringify(readLetter(text)).match(/a\.b/gu)?.length ?? 0;
        expect(kept).toBeGreaterThanOrEqual(text.match(/a\.b/gu)?.length ?? 0);
      }),
    );
  });

  it('reads the longest letters at once, whatever is in them', () => {
    for (const piece of ['[', '[a](', 'https://', '\n', ' \n', '# ', '[a](https://a', '.']) {
      const text = piece.repeat(Math.floor(20_000 / piece.length));
      expect(Array.isArray(readLetter(text))).toBe(true);
    }
  });
});
