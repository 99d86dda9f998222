import { fillMarks } from '@overtone/domain/site/page-marks';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../content/pages.ts';
import { written, writtenPage } from '../testing/written-page.ts';

const pages = {
  research: await writtenPage('research.html'),
  'research-dev': await writtenPage('research-dev.html'),
} as const;

const sectionIds = (page: keyof typeof pages) =>
  [...pages[page].html.matchAll(/<section data-reveal="" aria-labelledby="([^"]+)"/gu)].map(
    ([, id]) => id,
  );

it('the page for knowledge workers gives market figures with source and year, and marks its case studies', () => {
  const market = pages.research.section('market-title');
  expect(market.element('h2').text).toMatch(/^Market figures/u);
  const figures = market.links.filter(({ href }) => /bls\.gov|eurostat/u.test(href));
  expect(figures).toHaveLength(3);
  for (const { text } of figures) expect(text).toMatch(/20\d\d/u);
  // As their publishers word them: see the linked pages.
  expect(market.text).toMatch(/12\.3%\s*of employed people aged 15 to 64/u);
  expect(market.text).toMatch(/1\.9 million\s*jobs for software developers/u);
  const cases = pages.research.section('cases-title');
  expect(cases.element('h2').text).toMatch(/^Company case studies/u);
  expect(cases.text).toContain('Illustrations');
});

describe('both research pages', () => {
  it.each([
    ['research', '/research-dev', 'There is a page for developers'],
    ['research-dev', '/research', 'The page for knowledge workers'],
  ] as const)('%s begins with the way to %s', (page, href, text) => {
    const main = pages[page].element('main');
    expect(main.links[0]).toEqual({ text, href });
    expect(main.html.indexOf(text)).toBeLessThan(main.html.indexOf('<h1'));
  });

  it.each(['research', 'research-dev'] as const)(
    '%s leads from its hero to the situation and to the calculator',
    (page) => {
      expect(pages[page].element('main').links.slice(1, 3)).toEqual([
        { text: 'See Your Situation', href: '#your-situation' },
        { text: 'Calculate ROI', href: '#roi-calculator' },
      ]);
      expect(pages[page].section('your-situation').html).toContain('situation-title');
      expect(pages[page].section('roi-calculator').html).toContain('<input');
    },
  );

  it.each(['research', 'research-dev'] as const)(
    '%s numbers each moment of its day on the curve and in the list',
    (page) => {
      const day = pages[page].section('your-situation').html;
      const numbers = (pattern: RegExp) => [...day.matchAll(pattern)].map(([, number]) => number);
      const onCurve = numbers(/<text [^>]*>(\d)<\/text>/gu);
      expect(onCurve).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
      expect(numbers(/<li [^>]*><span [^>]*>(\d)<\/span>/gu)).toEqual(onCurve);
    },
  );

  it.each(['research', 'research-dev'] as const)(
    '%s says each moment at its point, for pointers and keys, over the hours of the day',
    (page) => {
      const day = pages[page].section('your-situation');
      const points = [
        ...day.html.matchAll(/<a href="#moment-(\d)" aria-label="\1, \d\d:\d\d: [^"]+"/gu),
      ];
      expect(points).toHaveLength(8);
      for (const [, number] of points) expect(day.html).toContain(`id="moment-${number}"`);
      expect(day.count('<foreignObject')).toBe(8);
      for (const word of ['09', '16', 'deep', 'away'])
        expect(day.html).toMatch(new RegExp(`<text [^>]*>${word}</text>`, 'u'));
    },
  );

  it.each(['research', 'research-dev'] as const)('%s plots a day by the clock', (page) => {
    const day = pages[page].section('your-situation');
    const times = day.text.match(/\b\d\d:\d\d\b/gu) ?? [];
    expect(times).toHaveLength(8);
    expect([...new Set(times)].toSorted()).toEqual(times);
  });

  it.each([
    ['research', 'cost-title'],
    ['research-dev', 'statistics-title'],
  ] as const)('%s gives statistics of interruptions, each with its source', (page, id) => {
    const { text } = pages[page].section(id);
    expect(text).toContain('23 min 15 s');
    for (const source of ['Gloria Mark', 'CHI 2008', 'Leroy']) expect(text).toContain(source);
  });

  it.each(['research', 'research-dev'] as const)('%s ends with what is free', (page) => {
    const closing = pages[page].section('closing-title');
    expect(closing.text).toContain('15 minutes free daily, no credit card');
    expect(closing.links).toEqual([
      { text: 'Open the demo', href: '/demo' },
      { text: 'Book a demo for your team', href: '%%booking-url%%' },
    ]);
  });

  it.each([
    ['research', '19% less distraction', 'distraction'],
    ['research', '23% better focus', 'focus'],
    ['research', '2x less mind-wandering', 'mind-wandering'],
    ['research', '68% cortisol drop after 4 weeks', 'cortisol'],
    ['research', '5 minutes of visual stimulation matches 22 minutes of meditation', 'meditation'],
    ['research', 'Effect in 3-5 minutes', 'onset-minutes'],
    ['research', 'Beta 15-30 Hz for focus', 'beta-focus'],
    ['research', 'Alpha 8-12 Hz for creativity', 'alpha-creativity'],
    ['research', 'Theta 4-8 Hz for calming', 'theta-calm'],
    ['research-dev', '19% less distraction', 'distraction'],
    ['research-dev', '23% better focus', 'focus'],
    ['research-dev', 'Beta 15-30 Hz for focus', 'beta-focus'],
    ['research-dev', 'Alpha 8-12 Hz for creativity', 'alpha-creativity'],
  ] as const)('%s claims “%s”, with its entry in the ledger', (page, claim, id) => {
    const { html } = pages[page].section('claims-title');
    expect(html).toContain(`>${claim}<sup`);
    expect(html).toContain(`<a href="/#evidence-${id}"`);
  });
});

describe('the general research page', () => {
  it('has its sections in this order', () => {
    expect(sectionIds('research')).toEqual([
      'cost-title',
      'situation-title',
      'states-title',
      'recovery-title',
      'claims-title',
      'market-title',
      'roi-title',
      'manual-title',
      'cases-title',
      'chat-title',
      'scenarios-title',
      'concerns-title',
      'closing-title',
    ]);
  });

  it.each([
    ['states-title', 2],
    ['recovery-title', 4],
    ['market-title', 3],
    ['manual-title', 5],
    ['cases-title', 3],
    ['scenarios-title', 4],
  ])('tells in %s of %d things', (id, count) => {
    expect(pages.research.section(id).count('<h3')).toBe(count);
  });

  it('says that its companies are invented', () => {
    expect(pages.research.section('cases-title').text).toContain('we invented these companies');
  });

  it('numbers the four steps of recovery under a drawing of their lengths', () => {
    const { html } = pages.research.section('recovery-title');
    const widths = [...html.matchAll(/<rect [^>]*width="([\d.]+)%"/gu)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toHaveLength(4);
    expect(widths.indexOf(Math.max(...widths))).toBe(2);
    expect(html.match(/<li [^>]*><span [^>]*>\d<\/span>/gu)).toHaveLength(4);
  });

  it('shows a chat of three sentences with their pairs', () => {
    const { text } = pages.research.section('chat-title');
    expect(text.match(/Hz carrying [\d.]+ Hz/gu)).toHaveLength(3);
  });

  it('answers five concerns', () => {
    expect(pages.research.section('concerns-title').count('<details')).toBe(5);
  });

  it('ends with whom to write to, and the way home', () => {
    expect(pages.research.element('main').links.slice(-2)).toEqual([
      { text: '%%research-email%%', href: 'mailto:%%research-email%%' },
      { text: 'Back to Homepage', href: '/' },
    ]);
  });
});

describe('where nobody has said who runs the server', () => {
  it.each(['research', 'research-dev'] as const)('%s offers the demo alone', (page) => {
    const { section, text } = written(fillMarks(pages[page].html, {}));
    expect(section('closing-title').links).toEqual([{ text: 'Open the demo', href: '/demo' }]);
    expect(text).not.toMatch(/Questions about the research|configured|%%/u);
  });
});

describe('the research page for developers', () => {
  it('has its sections in this order', () => {
    expect(sectionIds('research-dev')).toEqual([
      'statistics-title',
      'situation-title',
      'states-title',
      'claims-title',
      'roi-title',
      'closing-title',
    ]);
  });

  it.each(['Deep Debug State', 'Architecture Flow State'])('has a %s, plotted', (title) => {
    const states = pages['research-dev'].section('states-title');
    const figure = states.html.split('<figure').find((part) => part.includes(`>${title}</h3>`));
    expect(figure).toMatch(/<svg[^>]*>.*Hz carrying [\d.]+ Hz/su);
  });
});

it.each([
  ['research', ['1', '2', '3a', '3b', '4']],
  ['research-dev', ['1', '2', '3a', '3b']],
] as const)('%s: every figure has its number, in their order', (name, numbers) => {
  const { html } = pages[name];
  expect([...html.matchAll(/Fig\. (?:<!-- -->)?(\d[a-f]?)/gu)].map(([, each]) => each)).toEqual(
    numbers,
  );
});

it.each(['research', 'research-dev'] as const)(
  '%s: the rule above each section is the pair in whose ink the section is',
  (name) => {
    const sections = pages[name].html.split('<section data-reveal').slice(1);
    const inks = sections.map((section) => /data-ink="(\w+)"/u.exec(section)?.[1]);
    expect(inks.length).toBeGreaterThan(5);
    expect(sections.map((section) => /<use href="#rule-(\w+)"/u.exec(section)?.[1])).toEqual(inks);
    for (const ink of inks) expect(pages[name].count(`<symbol id="rule-${ink}"`)).toBe(1);
    expect(new Set(inks).size).toBeGreaterThan(3);
  },
);

it.each(['research', 'research-dev'] as const)(
  '%s: the page is in the ink of its Fig. 1',
  (name) => {
    const { ink = null } = PAGES[`${name}.html`] ?? {};
    const [first] = /<figcaption.*?<\/figcaption>/su.exec(pages[name].html) ?? [];
    expect(first).toContain(ink && SUGGESTION_STATES[ink].label);
  },
);
