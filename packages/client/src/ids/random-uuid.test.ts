import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

describe('randomUuid', () => {
  it('is a UUID of version 4, another each time', () => {
    const ids = Array.from({ length: 200 }, randomUuid);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(200);
  });
});
