import { describe, expect, it } from 'vitest';
import { ARTICLE_KEPT_MS, ARTICLES_PER_TOPIC, articlePool } from './article-pool.ts';

const article = (title: string) => ({ title, content: 'Words.' });

describe('articlePool', () => {
  it('asks for new articles until a topic has enough, then gives them all', () => {
    const pool = articlePool(() => 0);
    for (let n = 0; n < ARTICLES_PER_TOPIC; n++) {
      expect(pool.draw('sleep', 0.5)).toBeUndefined();
      pool.add('sleep', article(`${n}`));
    }
    const drawn = [0, 0.3, 0.6, 0.999].map((random) => pool.draw('sleep', random)?.title);
    expect(drawn).toEqual(['0', '1', '2', '3']);
    expect(pool.draw('memory', 0)).toBeUndefined();
  });

  it('asks for a new one in place of one that is a day old', () => {
    let now = 0;
    const pool = articlePool(() => now);
    for (let n = 0; n < ARTICLES_PER_TOPIC; n++) {
      now += 1;
      pool.add('sleep', article(`${n}`));
    }
    now = ARTICLE_KEPT_MS + 1;
    expect(pool.draw('sleep', 0)).toBeUndefined();
    pool.add('sleep', article('new'));
    expect(pool.draw('sleep', 0)?.title).toBe('1');
    expect(pool.draw('sleep', 0.999)?.title).toBe('new');
  });
});
