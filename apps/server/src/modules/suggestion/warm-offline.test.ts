import { recommend } from '@overtone/recommender/recommend';
import { expect, it } from 'vitest';
import { warmOffline } from './warm-offline.ts';

it('the first answer of the recommender is made before anybody waits, by what it reads tasks with', async () => {
  const sources: string[] = [];
  const end = await warmOffline((task) => {
    const { source, confidence } = recommend(task);
    sources.push(source);
    // A rule that decides before the model is asked would leave it cold.
    expect(confidence).toBeLessThan(1);
  })();
  expect(sources).toEqual(['offline']);
  await end();
});
