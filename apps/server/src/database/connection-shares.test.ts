import { expect, it } from 'vitest';
import { CONNECTIONS_HELD, POOL_CONNECTIONS } from './connection-shares.ts';

/** A request that waits for a row, one that writes, and the question whether the database answers. */
const LEFT_FOR_OTHERS = 3;

it('leaves connections to whoever only reads a row, however much long work there is', () => {
  const held = Object.values(CONNECTIONS_HELD).reduce((sum, each) => sum + each, 0);
  expect(POOL_CONNECTIONS - held).toBeGreaterThanOrEqual(LEFT_FOR_OTHERS);
});
