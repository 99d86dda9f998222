import { recommend } from '@overtone/recommender/recommend';
import { failed, ok } from '@overtone/domain/result';
import { afterAll, describe, expect, it } from 'vitest';
import { type TitleLane, titleReader } from './title-reader.ts';

const { signal } = new AbortController();
const inThread = titleReader();
afterAll(inThread.stop);

/** A lane that does everything here, and says how many titles each task had. */
function countingLane() {
  const tasks: number[] = [];
  const lane: TitleLane = {
    run(titles) {
      tasks.push(titles.length);
      return Promise.resolve(ok({ facts: null, items: titles.map(recommend) }));
    },
    stop: () => Promise.resolve(),
  };
  return { tasks, lane };
}

const titlesFrom = (first: number, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `Review ${first + index}`));

describe('the reader of titles', () => {
  it('says in its thread what the recommender says', async () => {
    const titles = new Set(['Sprint planning', 'Write the report', 'Migraine clinic']);
    const read = await inThread.suggestionsFor(titles, signal);
    expect(read).toEqual(ok(new Map([...titles].map((title) => [title, recommend(title)]))));
  });

  it('takes many in turns, and none twice, whoever asks at the same time', async () => {
    const { tasks, lane } = countingLane();
    const reader = titleReader(lane);
    const asked = titlesFrom(0, 120);
    const all = await Promise.all([1, 2, 3].map(() => reader.suggestionsFor(asked, signal)));
    expect(all.map((read) => read.ok && read.value.size)).toEqual([120, 120, 120]);
    expect(tasks).toEqual([50, 50, 20]);
  });

  it('lets somebody with few titles go before the rest of many', async () => {
    const { tasks, lane } = countingLane();
    const reader = titleReader(lane);
    await Promise.all([
      reader.suggestionsFor(titlesFrom(0, 100), signal),
      reader.suggestionsFor(titlesFrom(1000, 3), signal),
    ]);
    expect(tasks).toEqual([50, 3, 50]);
  });

  it('forgets the oldest of very many', async () => {
    const { tasks, lane } = countingLane();
    const reader = titleReader(lane);
    await reader.suggestionsFor(titlesFrom(0, 1), signal);
    await reader.suggestionsFor(titlesFrom(1, 5_000), signal);
    await reader.suggestionsFor(titlesFrom(0, 1), signal);
    expect(tasks.at(-1)).toBe(1);
    expect(tasks).toHaveLength(102);
  });

  it('asks to come back where too many wait', async () => {
    const reader = titleReader({
      ...countingLane().lane,
      run: () => Promise.resolve(failed('full')),
    });
    expect(await reader.suggestionsFor(titlesFrom(0, 1), signal)).toEqual(failed('crowded'));
  });
});
