import { fillMarks } from '@overtone/domain/site/page-marks';
import { describe, expect, it } from 'vitest';
import { written, writtenPage } from '../testing/written-page.ts';

const neuroscience = await writtenPage('neuroscience.html');
const tabs = neuroscience.html.match(/<button [^>]*role="tab".*?<\/button>/gsu) ?? [];

describe('the neuroscience page', () => {
  it.each([
    ['perceptual-load', 'Perceptual Load', true],
    ['neural-entrainment', 'Neural Entrainment', false],
    ['network-modulation', 'Network Modulation', false],
    ['neuroplastic-conditioning', 'Neuroplastic Conditioning', false],
  ])('has the tab %s of %s', (id, title, isDefault) => {
    const tab = tabs.find((button) => button.includes(`aria-controls="${id}"`));
    expect(tab).toContain(`>${title}</button>`);
    expect(tab).toContain(`aria-selected="${isDefault}"`);
    expect(neuroscience.html).toContain(`role="tabpanel" id="${id}"`);
  });

  it('has four tabs, in the order of their panels', () => {
    const panels = [...neuroscience.html.matchAll(/role="tabpanel" id="([^"]+)"/gu)];
    expect(panels.map(([, id]) => id)).toEqual([
      'perceptual-load',
      'neural-entrainment',
      'network-modulation',
      'neuroplastic-conditioning',
    ]);
    expect(tabs.map((tab) => /aria-controls="([^"]+)"/u.exec(tab)?.[1])).toEqual(
      panels.map(([, id]) => id),
    );
  });

  const figures = neuroscience.html.match(/<figure.*?<\/figure>/gsu) ?? [];

  it('draws each idea in figures of its own, numbered through the page', () => {
    const panels = neuroscience.html.split('role="tabpanel"').slice(1);
    const islands = panels.map((panel) =>
      [...panel.matchAll(/<figure [^>]*><div data-island="([^"]+)"/gu)].map(([, name]) => name),
    );
    expect(islands).toEqual([
      ['load'],
      ['entrainment', 'screen', 'tones'],
      ['networks'],
      ['habit'],
    ]);
    const numbers = figures.map((figure) => /Fig\. (\d)/u.exec(figure)?.[1]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('draws and tells every figure before anything runs', () => {
    for (const figure of figures) {
      const written = /<output[^>]*>([^<]+)<\/output>/u.exec(figure)?.[1] ?? '';
      expect(written).toMatch(/\.$/u);
      expect(figure).toMatch(/<path d="m[^"]{8,}"/u);
      expect(figure).not.toContain('NaN');
      expect(figure).not.toMatch(/\sstyle="/u);
    }
  });

  it('says of each figure whether it is a model, and whose', () => {
    const captions = figures.map(
      (figure) => /<figcaption.*?<\/figcaption>/su.exec(figure)?.[0] ?? '',
    );
    for (const caption of captions) {
      expect(caption).toMatch(/not data|not measured|The curve that fitted/u);
      expect(caption).toMatch(/href="https:\/\/doi\.org\/10\.\d+\//u);
    }
  });

  it('compares the four in a table', () => {
    const table = neuroscience.section('comparison-title').element('table');
    expect(
      [...table.html.matchAll(/<th scope="row"[^>]*>([^<]+)</gu)].map(([, idea]) => idea),
    ).toEqual([
      'Perceptual Load',
      'Neural Entrainment',
      'Network Modulation',
      'Neuroplastic Conditioning',
    ]);
    expect(table.count('<th scope="col"')).toBe(5);
    expect(table.count('<td')).toBe(16);
  });

  it('ends with the demo, a demonstration to book and the way home', () => {
    expect(neuroscience.section('closing-title').links).toEqual([
      { text: 'Open the demo', href: '/demo' },
      { text: 'See It In Action', href: '%%booking-url%%' },
      { text: 'Back to Home', href: '/' },
    ]);
  });

  it('has nothing to book where nothing was configured, and keeps the words', () => {
    const alone = written(fillMarks(neuroscience.html, {})).section('closing-title');
    expect(alone.links.map(({ href }) => href)).toEqual(['/demo', '/']);
    expect(alone.text).toContain('See It In Action');
    expect(alone.text).toContain('Booking is not open yet.');
    expect(alone.html).toMatch(/<button type="button" disabled=""[^>]*>See It In Action</u);
    expect(alone.text).not.toContain('Book a demonstration');
  });

  it.each([
    ['5 minutes of visual stimulation matches 22 minutes of meditation', 'meditation'],
    ['68% cortisol drop after 4 weeks', 'cortisol'],
    ['2x less mind-wandering', 'mind-wandering'],
    ['Beta 15-30 Hz for focus', 'beta-focus'],
    ['Alpha 8-12 Hz for creativity', 'alpha-creativity'],
    ['Theta 4-8 Hz for calming', 'theta-calm'],
  ])('claims “%s”, with its entry in the ledger', (claim, id) => {
    expect(neuroscience.html).toContain(`>${claim}<sup`);
    expect(neuroscience.html).toContain(`<a href="/#evidence-${id}"`);
  });
});
