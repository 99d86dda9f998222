import { expect, it } from 'vitest';
import type { UnseenRow } from './unseen-file.ts';
import { judgeUnseen, type Recommend, unseenLines } from './unseen-report.ts';

const row = (text: string, change: Partial<UnseenRow> = {}): UnseenRow => ({
  text,
  kind: 'task',
  language: 'en',
  voice: 'a nurse',
  acceptable: ['wind_down'],
  opposite: ['energise'],
  ...change,
});

/** Says "energise" with half a heart to everything but "bed", and offers calm beside it. */
const recommend: Recommend = (text) => ({
  state: text === 'bed' ? 'wind_down' : 'energise',
  confidence: 0.5,
  alternatives: [{ state: 'calm' }],
});

it('tells what is acceptable, what is so beside the answer, and what does the contrary', () => {
  const judged = judgeUnseen(
    [row('bed'), row('sleep', { acceptable: ['calm'] }), row('nap'), row('sofa', { opposite: [] })],
    recommend,
  );
  expect(judged.map(({ acceptable }) => acceptable)).toEqual([true, false, false, false]);
  expect(judged.map(({ beside }) => beside)).toEqual([true, true, false, false]);
  expect(judged.map(({ opposite }) => opposite)).toEqual([false, true, true, false]);
});

it('counts by kind and language, with what was taken for a risk', () => {
  const rows = [
    row('bed'),
    row('slaap', { language: 'nl' }),
    row('fits', { kind: 'risk', acceptable: ['safety'] }),
    row('flash sale', { kind: 'sounds-like-risk' }),
  ];
  const lines = unseenLines(judgeUnseen(rows, recommend)).map((line) =>
    line.replaceAll(/\s+/gu, ' ').trim(),
  );
  expect(lines.find((line) => line.startsWith('acceptable 1/4'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('risks heard 0/1'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('risks heard in error 0/1'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('other languages 0/1'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('says on average 50.0 %, is 1/4'))).toBeDefined();
});
