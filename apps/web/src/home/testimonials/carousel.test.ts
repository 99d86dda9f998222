import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createCarousel } from './carousel.ts';

function setUp() {
  const host = createFakeHost();
  const carousel = createCarousel(host, 4);
  return { host, carousel, stop: carousel.start() };
}

describe('the carousel', () => {
  it('moves on every 5 seconds and begins again after the last', async () => {
    const { host, carousel } = setUp();
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await host.advance(4999);
      seen.push(carousel.$index.get());
      await host.advance(1);
    }
    expect([...seen, carousel.$index.get()]).toEqual([0, 1, 2, 3, 0]);
  });

  it('gives an item that was jumped to its full time', async () => {
    const { host, carousel } = setUp();
    await host.advance(4000);
    carousel.show(2);
    await host.advance(4999);
    expect(carousel.$index.get()).toBe(2);
    await host.advance(1);
    expect(carousel.$index.get()).toBe(3);
  });

  it('holds still while any reason does', async () => {
    const { host, carousel } = setUp();
    carousel.hold('hover');
    carousel.hold('focus');
    carousel.release('hover');
    await host.advance(5000);
    expect(carousel.$index.get()).toBe(0);
    carousel.release('focus');
    await host.advance(5000);
    expect(carousel.$index.get()).toBe(1);
  });

  it('does not move once it is stopped', async () => {
    const { host, carousel, stop } = setUp();
    stop();
    stop();
    carousel.release('hover');
    await host.advance(5000);
    expect(carousel.$index.get()).toBe(0);
  });
});
