import { afterEach, expect, it } from 'vitest';
import { analyticsIdHere } from './analytics-id.ts';

afterEach(() => document.querySelector('meta[name=analytics-id]')?.remove());

it.each([
  ['G-TEST1234', 'G-TEST1234'],
  ['none', null],
  ['%%analytics-id%%', null],
  ['UA-1', null],
  ['G-1";alert(1)', null],
])('a page with %s has the id %s', (content, id) => {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'analytics-id', content });
  expect(analyticsIdHere()).toBe(id);
});

it('a page without any has none', () => {
  expect(analyticsIdHere()).toBeNull();
});
