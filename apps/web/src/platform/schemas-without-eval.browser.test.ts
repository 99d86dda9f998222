import { expect, it } from 'vitest';
import { keepSchemasFromEval } from './schemas-without-eval.ts';

it('zod, loaded afterwards, writes no code', async () => {
  keepSchemasFromEval();
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
});
