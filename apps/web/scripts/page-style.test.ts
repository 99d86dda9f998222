import { describe, expect, it } from 'vitest';
import { styleOf } from './page-style.ts';

const html = '<table><tr><td class="flex [&amp;&gt;svg]:mt-1"><svg /></td></tr></table>';
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
    ['an element', 'table{border-collapse:collapse}'],
    ['one class that it knows among others', '.unknown,.flex{gap:1px}'],
    ['an attribute', '[data-reveal=waiting]{opacity:0}'],
    ['a screen that it may be shown on', '@media (width>=48rem){.flex{gap:2px}}'],
  ])('keeps a rule for %s', (_what, rule) => {
    expect(styleOf([html, code], rule)).toBe(rule);
  });

  it.each([
    ['an element that stands nowhere', 'optgroup{font-weight:bolder}'],
    ['a class that stands nowhere', '.border-collapse{border-collapse:collapse}'],
    ['a known class below an unknown one', '.unknown .flex{gap:1px}'],
    ['unknown classes on a screen', '@media (width>=48rem){.unknown{gap:2px}}'],
  ])('leaves out a rule for %s', (_what, rule) => {
    expect(styleOf([html, code], `${rule}table{border-collapse:collapse}`)).toBe(
      'table{border-collapse:collapse}',
    );
  });

  it('leaves out variables that nothing reads, and those that only they read', () => {
    const style = `:root{--used:1px;--idle:var(--of-idle);--of-idle:2px}@property --idle{syntax:"*";inherits:false}.flex{gap:var(--used)}`;
    expect(styleOf([html, code], style)).toBe(':root{--used:1px}.flex{gap:var(--used)}');
  });

  it.each([
    ['read as what stands in for another', ':root{--b:1px}.flex{gap:var(--a,var(--b))}'],
    ['read by a variable that is read', ':root{--a:var(--b);--b:1px}.flex{gap:var(--a)}'],
    ['that the code names', ':root{--hue:266}'],
  ])('keeps a variable %s', (_what, style) => {
    expect(styleOf([html, "root.style.setProperty('--hue', '40')"], style)).toBe(style);
  });
});
