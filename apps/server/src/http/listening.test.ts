import { describe, expect, it } from 'vitest';
import { originsOf, urlOf } from './listening.ts';

describe('where a server is reached from its own machine', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['overtone.example', 'http://overtone.example:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
  ])('is, when it listens on %s, %s', (host, url) => {
    expect(urlOf(host, 3000)).toBe(url);
  });
});

describe('origins of the server’s own pages', () => {
  const OF_THIS_MACHINE = ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'];

  it.each(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'])(
    'are all names of this machine where it listens on %s and nobody says what people type',
    (host) => {
      expect(originsOf(urlOf(host, 3000))).toEqual(OF_THIS_MACHINE);
    },
  );

  it('are the one that people use', () => {
    expect(originsOf('https://overtone.example')).toEqual(['https://overtone.example']);
  });
});
