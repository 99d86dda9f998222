import { describe, expect, it } from 'vitest';
import { ANALYTICS_ID } from './analytics-id.ts';

describe('ANALYTICS_ID', () => {
  it.each(['G-ABC123', 'G-0Z9A', `G-${'A'.repeat(20)}`])('knows %s', (id) => {
    expect(ANALYTICS_ID.test(id)).toBe(true);
  });

  it.each(['G-ABC', `G-${'A'.repeat(21)}`, 'UA-12345-1', 'g-ABC123', 'G-abc123', "G-ABC1'"])(
    'does not take %s for one',
    (id) => {
      expect(ANALYTICS_ID.test(id)).toBe(false);
    },
  );
});
