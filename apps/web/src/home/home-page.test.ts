import { existsSync } from 'node:fs';
import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import { describe, expect, it } from 'vitest';
import { writtenPage } from '../testing/written-page.ts';

const home = await writtenPage('index.html');
const opening = home.html.slice(0, home.html.indexOf('aria-labelledby="explainer-title"'));

describe('the home page', () => {
  it('has its sections in this order', () => {
    const named = [...home.html.matchAll(/<section data-reveal="" aria-labelledby="([^"]+)"/gu)];
    expect(named.map(([, id]) => id)).toEqual([
      'explainer-title',
      'features-title',
      'onboarding-title',
      'personalization-title',
      'mid-page-title',
      'testimonials-title',
      'science-title',
      'statistics-title',
      'evidence-title',
      'roi-title',
      'pricing-title',
      'closing-title',
      'questions-title',
      'landing-title',
    ]);
    for (const [, id = ''] of named) expect(home.section(id).element('h2').text).not.toBe('');
  });

  it.each([
    ['features-section', 'features-title'],
    ['science-section', 'science-title'],
    ['science-details', 'evidence-title'],
    ['roi-calculator', 'roi-title'],
    ['pricing-section', 'pricing-title'],
    ['common-questions', 'questions-title'],
    ['pricing', 'landing-title'],
  ])('is led to by #%s at the section of %s', (anchor, title) => {
    expect(home.section(anchor).html).toContain(`aria-labelledby="${title}"`);
  });

  it.each([
    '/download/mac',
    '/download/windows',
    '/demo',
    '/neuroscience',
    '/#pricing-section',
    '/#science-section',
    '#pricing',
    '/#common-questions',
    '#footer',
  ])('has a link to %s', (href) => {
    expect(home.links.map((link) => link.href)).toContain(href);
  });

  it('invites to try real-time stimulation in the browser, at its head and before its end', () => {
    const invitations = home.links.filter(
      ({ text }) => text === 'Try real-time stimulation in your browser',
    );
    expect(invitations.map(({ href }) => href)).toEqual(['/demo', '/demo']);
  });

  it('leads from what is claimed to the neuroscience behind it', () => {
    expect(home.section('science-section').links.at(-1)?.href).toBe('/neuroscience');
  });

  it('is begun in three steps', () => {
    expect(home.section('onboarding-title').count('<li')).toBe(3);
  });

  it('shows a day of four pairs, each with its two rhythms, to be tried', () => {
    const { links } = home.section('personalization-title');
    expect(links.filter(({ href }) => href.startsWith('/demo?task='))).toHaveLength(4);
    for (const { text } of links.slice(0, 4)) {
      expect(text).toMatch(/^\d\d:\d\d.+: \d.* \+ \d/u);
    }
    expect(links.at(-1)?.href).toBe('/demo');
  });

  it('ends with a call, questions, a price, a newsletter and a footer', () => {
    const { html } = home.section('closing-title');
    expect(html).toMatch(/<form [^>]*action="\/demo".*<label [^>]*for="closing-task".*<\/form>/su);
    expect(html).toMatch(/<input [^>]*id="closing-task"[^>]* name="task"/u);
    expect(home.section('common-questions').count('<details')).toBeGreaterThan(3);
    expect(home.section('newsletter-title').html).toContain('type="email"');
  });

  it('shows the safety note in its opening', () => {
    expect(opening).toContain('If you have photosensitivity or a seizure disorder');
    expect(opening).toContain('consult a doctor before use.');
  });
});

describe('the film', () => {
  it('is a static file in two forms for each theme, with a picture and words of its own', () => {
    const film = home.element('figure');
    const files = [...home.section('explainer-title').html.matchAll(/src="(\/[^"]+)"/gu)];
    expect(film.html).not.toBe('');
    expect(files.map(([, path]) => path)).toEqual(
      ['day', 'night'].flatMap((theme) => [
        `/media/demo-${theme}.webm`,
        `/media/demo-${theme}.mp4`,
        '/media/demo.vtt',
        `/media/demo-${theme}-poster.webp`,
      ]),
    );
    for (const [, path] of files) {
      expect(existsSync(new URL(`../../public${path}`, import.meta.url)), path).toBe(true);
    }
  });
});

describe('the download buttons', () => {
  it.each([
    ['hero_section', () => opening],
    ['testimonials_section', () => home.section('testimonials-title').html],
    ['mid_page_cta', () => home.section('mid-page-title').html],
    ['pricing_section', () => home.section('pricing-section').html],
    ['footer', () => home.element('footer').html],
  ])('of %s stand there, for both systems', (placement, place) => {
    for (const system of ['mac', 'windows']) {
      expect(place()).toMatch(
        new RegExp(
          `<a href="/download/${system}"[^>]* data-download="${system}" data-placement="${placement}"`,
          'u',
        ),
      );
    }
    expect(home.count(`data-placement="${placement}"`)).toBe(2);
  });
});

describe('the testimonials', () => {
  const testimonials = home.section('testimonials-title');
  const figures = testimonials.html.match(/<figure.*?<\/figure>/gsu) ?? [];

  it('are four, each with a quote, a phrase that stands out, a name, a role and a gradient', () => {
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      expect(figure).toMatch(
        /<blockquote[^>]*>“.*<mark [^>]*>[^<]{10,}<\/mark>.*”<\/blockquote>/su,
      );
      expect(figure).toMatch(
        /<figcaption[^>]*>\p{Lu}\p{Ll}+, [\p{Ll} ]{4,}: an invented example</u,
      );
      const stops = figure.match(/stop-color="[^"]+"/gu) ?? [];
      expect(new Set(stops).size).toBe(2);
    }
    expect(new Set(figures).size).toBe(4);
  });

  it('have a dot each, and a key that holds them still', () => {
    const dots = [...testimonials.html.matchAll(/<button [^>]*aria-label="([^"]+)"/gu)];
    expect(dots.map(([, name]) => name)).toEqual([
      'Show testimonial 1 of 4',
      'Show testimonial 2 of 4',
      'Show testimonial 3 of 4',
      'Show testimonial 4 of 4',
      'Pause the testimonials',
    ]);
  });

  it('stand beside three short ones', () => {
    expect(testimonials.html.match(/<li [^>]*><p [^>]*>“[^“”]{10,}”<\/p>/gu)).toHaveLength(3);
  });

  it('are said to be invented', () => {
    expect(testimonials.text).toContain('these people are invented');
  });
});

describe('what is claimed', () => {
  it.each([
    ['science-section', '5 minutes of visual stimulation matches 22 minutes of meditation'],
    ['science-section', 'Effect in 3-5 minutes'],
    ['statistics-title', '19% less distraction'],
    ['statistics-title', '23% better focus'],
    ['statistics-title', '68% cortisol drop after 4 weeks'],
    ['statistics-title', '2x less mind-wandering'],
    ['science-section', 'Beta 15-30 Hz for focus'],
    ['science-section', 'Alpha 8-12 Hz for creativity'],
    ['science-section', 'Theta 4-8 Hz for calming'],
  ])('in %s: “%s”, with its number, in a row that leads to its entry', (section, claim) => {
    const { html } = home.section(section);
    const row = html.split('<li ').find((part) => part.includes(`>${claim}<sup`));
    const [, id] = /<a href="#(evidence-[a-z-]+)"/u.exec(row ?? '') ?? [];
    const entry = home
      .section('science-details')
      .html.split('<li ')
      .find((part) => part.includes(`id="${id}"`));
    expect(row).toMatch(/<sup [^>]*>\d+<\/sup>/u);
    expect(entry).toContain(`</span>${claim}</h3>`);
    for (const row of ['Source', 'Found', 'Not tested']) expect(entry).toContain(`>${row}</dt>`);
  });

  it('says so where nobody else stands behind it', () => {
    expect(home.section('statistics-title').text).toContain(
      '23% better focus 8 Our claim, not independently verified.',
    );
  });

  it.each(['0 s', '30 s', '3 min', '5 min'])('has a mark of the experience at %s', (mark) => {
    expect(home.section('science-section').html).toContain(`>${mark}</span>`);
  });
});

describe('the calculator', () => {
  const roi = home.section('roi-calculator');

  it('says each sum once', () => {
    for (const sum of ['$450,721', '$112,680', '$1,200']) expect(roi.count(sum), sum).toBe(1);
  });

  it('says how its price stands to those of the plans', () => {
    expect(roi.text).toContain('Our own plans are for one person, $20/month or $100/year');
  });
});

describe('prices', () => {
  const places = {
    hero: () => opening,
    'pricing-section': () => home.section('pricing-section').text,
    closing: () => home.section('closing-title').text,
    pricing: () => home.section('pricing').text,
  } as const;

  it.each([
    ['hero', 'Unlimited audio-visual stimulation'],
    ['hero', '10 free AI frequency personalizations'],
    ['hero', '30-day money-back promise'],
    ['hero', 'No credit card'],
    ['hero', 'Then $20/month'],
    ['pricing-section', '$20/month 7-day free trial'],
    ['pricing-section', 'Save 58% $100/year 15-day free trial'],
    ['pricing-section', 'it takes effect at the end of the billing period'],
    ['closing', '15 minutes free daily in the demo, no credit card'],
    ['closing', '10 free AI frequency personalizations'],
    ['pricing', '50 free AI queries'],
    ['pricing', '7-day unlimited trial'],
    ['pricing', 'then $9.99/month'],
    ['pricing', '14-day free trial on the annual plan, from $20/month'],
  ] as const)('in %s: %s', (place, words) => {
    expect(places[place]()).toContain(words);
  });

  it('lead with what is free, and say before any price that nothing is sold', () => {
    const { text } = home.section('pricing-section');
    const places = ['Free today: Unlimited', PURCHASES_CLOSED_TEXT, '$20/month'].map((words) =>
      text.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(home.text.split(PURCHASES_CLOSED_TEXT)).toHaveLength(2);
  });

  it('lead to one way to an account, which stands at what is free', () => {
    const ways = home.links.filter(({ text }) => text === 'Create a free account');
    expect(ways).toEqual([home.section('pricing').links[0]]);
    const free = home.section('pricing-section').links.filter(({ href }) => href === '#pricing');
    expect(free.map(({ text }) => text)).toEqual(['Or start for free.', 'See what’s free']);
  });

  it('say once for whom each number of free personalizations holds', () => {
    expect(places.pricing()).toContain(
      'A free account has 10 AI frequency personalizations. Create your account here and you get 50 free AI queries instead of 10.',
    );
    expect(home.text.split('instead of 10')).toHaveLength(2);
  });

  it('say once, over both plans, what both bring', () => {
    const { text } = home.section('pricing-section');
    const both = 'Both bring unlimited AI personalization and every focus mode.';
    expect(text.split(both)).toHaveLength(2);
    expect(text.indexOf(both)).toBeLessThan(text.indexOf('$20/month 7-day'));
  });

  it('part the demo’s fifteen minutes from what an account has', () => {
    expect(places.closing()).toMatch(
      /15 minutes free daily in the demo, no credit card\. Everyone gets at least that\. .*With a free account: Unlimited audio-visual stimulation/u,
    );
  });

  it.each([
    ['hero', ['$20/month']],
    ['pricing-section', ['$20/month', '$100/year']],
    ['closing', ['$20/month']],
    ['pricing', ['$9.99/month', '$20/month']],
  ] as const)('are no others in %s', (place, prices) => {
    expect(places[place]().match(/\$[\d.]+\/\w+/gu)).toEqual(prices);
  });
});
