import './faces.css';
import './stand-ins.css';
import { describe, expect, it } from 'vitest';

/** Words of the site, long enough that single letters even out. */
const WORDS =
  'Say what you are about to do. Overtone picks two rhythms, and the edge of the screen and the speakers pulse at them in agreement, so that what you see and what you hear keep the same time.';

function widthIn(font: string): number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.font = font;
  return brush.measureText(WORDS).width;
}

describe('a stand-in', () => {
  it.each([
    ['600', 'Bricolage Grotesque'],
    ['400', 'Hanken Grotesk'],
    ['600', 'Hanken Grotesk'],
    ['400', 'Source Serif 4'],
    ['italic 400', 'Source Serif 4'],
    ['600', 'Source Serif 4'],
  ])('of %s %s is as wide as the face', async (style, family) => {
    const [face, standIn] = [`${style} 32px '${family}'`, `${style} 32px '${family} stand-in'`];
    const loaded = await Promise.all([document.fonts.load(face), document.fonts.load(standIn)]);
    expect(loaded.map((faces) => faces.map(({ status }) => status))).toEqual([
      ['loaded'],
      ['loaded'],
    ]);
    expect(widthIn(standIn) / widthIn(face)).toBeCloseTo(1, 1.7);
  });
});
