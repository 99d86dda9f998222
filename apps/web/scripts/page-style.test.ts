import { describe, expect, it } from 'vitest';
import { styleOf } from './page-style.ts';

const html = '<p class="flex [&amp;&gt;svg]:mt-1">Text</p>';
const code = `const tone = isWarm ? "text-warm before:content-['–']" : 'text-cold';`;

describe('the style of a page', () => {
  it.each([
    ['a class of its HTML', '.flex{display:flex}'],
    ['a class of its code', '.text-cold{color:#00f}'],
    ['a class that HTML spells otherwise', String.raw`.\[\&\>svg\]\:mt-1>svg{margin-top:1px}`],
    [
      'a class that a string spells otherwise',
      String.raw`.before\:content-\[\'–\'\]:before{content:"–"}`,
    ],
    ['no class', 'table{border-collapse:collapse}'],
    ['an attribute', '[data-reveal=waiting]{opacity:0}'],
    ['one class that it knows among others', '.unknown,.flex{gap:1px}'],
    ['a screen that it may be shown on', '@media (width>=48rem){.flex{gap:2px}}'],
  ])('keeps a rule for %s', (_what, rule) => {
    expect(styleOf([html, code], rule)).toBe(rule);
  });

  it.each([
    ['a class that stands nowhere', '.border-collapse{border-collapse:collapse}'],
    ['a known class below an unknown one', '.unknown .flex{gap:1px}'],
    ['unknown classes on a screen', '@media (width>=48rem){.unknown{gap:2px}}'],
  ])('leaves out a rule for %s', (_what, rule) => {
    expect(styleOf([html, code], `${rule}table{border-collapse:collapse}`)).toBe(
      'table{border-collapse:collapse}',
    );
  });
});
