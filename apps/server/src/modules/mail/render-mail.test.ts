import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import type { MailText } from './texts/mail-text.ts';

const MAIL: MailText = {
  subject: 'Yours & ours',
  blocks: [
    { kind: 'paragraph', text: 'Hello <you>,' },
    { kind: 'link', label: 'The demo', url: 'https://overtone.example/demo?a=1&b=2' },
  ],
  reason: 'You asked for it.',
};
const WAY_OUT = 'https://overtone.example/unsubscribe?token=abc';

describe('renderMail', () => {
  it('writes plain text with the small print below a line', () => {
    expect(renderMail(MAIL, WAY_OUT).text).toBe(`Hello <you>,

The demo:
https://overtone.example/demo?a=1&b=2

Overtone

--

You asked for it.

Unsubscribe:
https://overtone.example/unsubscribe?token=abc
`);
  });

  it('writes HTML in which nothing of a text is markup', () => {
    const { html } = renderMail(MAIL, WAY_OUT);
    expect(html.replaceAll(/ style="[^"]*"|<style>.*<\/style>\n/gu, '')).toBe(`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Yours &amp; ours</title></head>
<body><div>
<p>Hello &lt;you&gt;,</p>
<p><a href="https://overtone.example/demo?a=1&amp;b=2">The demo</a></p>
<p>Overtone</p>
<p class="small">You asked for it. <a href="https://overtone.example/unsubscribe?token=abc">Unsubscribe</a>.</p>
</div></body></html>
`);
  });

  it('is dark where its reader has it dark, and by day or by night where it is looked at beforehand', () => {
    const rule = (...[appearance]: [Parameters<typeof renderMail>[2]?]) =>
      /@media ([^{]+)\{body\{background:#171614/u.exec(
        renderMail(MAIL, WAY_OUT, appearance).html,
      )?.[1];
    expect([rule(), rule('day'), rule('night')]).toEqual([
      '(prefers-color-scheme:dark)',
      'not all',
      'all',
    ]);
  });

  it('writes headings, and lines with links in them', () => {
    const link = { kind: 'link', label: 'all of it', url: 'https://a.example/?a=1&b=2' } as const;
    const blocks = [
      { kind: 'heading', text: 'A < B' },
      {
        kind: 'lines',
        lines: [[{ kind: 'words', text: 'Read ' }, link], [{ kind: 'words', text: '.' }]],
      },
    ] as const;
    const { text, html } = renderMail({ ...MAIL, blocks });
    expect(text).toMatch(
      /^A < B\n-----\n\nRead all of it <https:\/\/a\.example\/\?a=1&b=2>\n\.\n\n/u,
    );
    expect(html.replaceAll(/ style="[^"]*"/gu, '')).toContain(
      '<h2>A &lt; B</h2>\n<p>Read <a href="https://a.example/?a=1&amp;b=2">all of it</a><br>\n.</p>',
    );
  });

  it('names no way out where there is none', () => {
    const { text, html } = renderMail(MAIL);
    expect(text).toMatch(/You asked for it\.\n$/u);
    expect(html).toContain('You asked for it.</p>');
  });

  it.each([
    { says: 'leaves 72 characters on one line', text: `${'a'.repeat(65)} bb ccc`, breaks: 0 },
    { says: 'breaks 73 characters', text: `${'a'.repeat(65)} bb cccc`, breaks: 1 },
    {
      says: 'breaks before a word of more, even after one letter',
      text: `a ${'b'.repeat(80)}`,
      breaks: 1,
    },
  ])('$says', ({ text, breaks }) => {
    const [paragraph = ''] = renderMail({
      ...MAIL,
      blocks: [{ kind: 'paragraph', text }],
    }).text.split('\n\n');
    expect(paragraph.replaceAll('\n', ' ')).toBe(text);
    expect(paragraph.split('\n')).toHaveLength(breaks + 1);
  });

  it('breaks plain text into lines of at most 72 characters, none of them early', () => {
    const words = fc.array(fc.stringMatching(/^[a-z,.]{1,20}$/u), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (written) => {
        const text = written.join(' ');
        const bodies = renderMail({ ...MAIL, blocks: [{ kind: 'paragraph', text }] });
        const [paragraph = ''] = bodies.text.split('\n\n');
        const lines = paragraph.split('\n');
        expect(lines.join(' ')).toBe(text);
        lines.forEach((line, index) => {
          expect(line.length).toBeLessThanOrEqual(72);
          const [next] = lines[index + 1]?.split(' ') ?? [];
          if (next !== undefined) expect(`${line} ${next}`.length).toBeGreaterThan(72);
        });
      }),
    );
  });
});
