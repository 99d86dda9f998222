import { describe, expect, it } from 'vitest';
import { baseImageOf, stagesOf } from './dockerfile.ts';

const TWO_STAGES = `FROM node:24.1.0-bookworm-slim AS pages
RUN npm ci
FROM pages AS more
FROM node:24.1.0-bookworm-slim
COPY --from=pages /a ./a
`;

describe('a Dockerfile', () => {
  it('names the one image that it begins with, and its stages', () => {
    expect(baseImageOf(TWO_STAGES)).toEqual({
      name: 'node:24.1.0-bookworm-slim',
      nodeVersion: '24.1.0',
      suite: 'bookworm',
    });
    expect(stagesOf(TWO_STAGES)).toEqual(['pages', 'more']);
  });

  it('is not taken with two, or with another kind', () => {
    expect(() => baseImageOf(`${TWO_STAGES}FROM node:24.2.0-bookworm-slim\n`)).toThrow('24.2.0');
    expect(() => baseImageOf('FROM alpine:3\n')).toThrow('alpine:3');
  });
});
