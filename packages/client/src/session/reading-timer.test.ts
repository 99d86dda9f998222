import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createReadingTimer } from './reading-timer.ts';

function setUp() {
  const host = createFakeHost();
  const $isOn = atom(false);
  const timer = createReadingTimer({ $isOn }, host);
  return { host, $isOn, timer };
}

describe('the reading timer', () => {
  it('counts seconds while the effect is on and the tab is shown', async () => {
    const { host, $isOn, timer } = setUp();
    $isOn.set(true);
    timer.setTabShown(true);
    await host.advance(999);
    expect(timer.$seconds.get()).toBe(0);
    await host.advance(1);
    expect(timer.$seconds.get()).toBe(1);
    await host.advance(64_000);
    expect(timer.$seconds.get()).toBe(65);
  });

  it('counts neither with the effect alone nor with the tab alone', async () => {
    const { host, $isOn, timer } = setUp();
    $isOn.set(true);
    await host.advance(5000);
    expect(timer.$seconds.get()).toBe(0);
    $isOn.set(false);
    timer.setTabShown(true);
    await host.advance(5000);
    expect(timer.$seconds.get()).toBe(0);
  });

  it.each<[string, (parts: ReturnType<typeof setUp>) => void]>([
    ['the effect stops', ({ $isOn }) => $isOn.set(false)],
    ['the tab is left', ({ timer }) => timer.setTabShown(false)],
    ['it is stopped', ({ timer }) => timer.stop()],
  ])('returns to zero and waits for nothing when %s', async (_, end) => {
    const parts = setUp();
    parts.$isOn.set(true);
    parts.timer.setTabShown(true);
    await parts.host.advance(5000);
    end(parts);
    expect(parts.timer.$seconds.get()).toBe(0);
    expect(parts.host.clock.waiting).toBe(0);
  });

  it('begins at zero when both hold again', async () => {
    const { host, $isOn, timer } = setUp();
    $isOn.set(true);
    timer.setTabShown(true);
    await host.advance(5000);
    timer.setTabShown(false);
    await host.advance(5000);
    timer.setTabShown(true);
    await host.advance(2000);
    expect(timer.$seconds.get()).toBe(2);
  });

  it('goes on counting when told again that the tab is shown', async () => {
    const { host, $isOn, timer } = setUp();
    $isOn.set(true);
    timer.setTabShown(true);
    await host.advance(3000);
    timer.setTabShown(true);
    await host.advance(2000);
    expect(timer.$seconds.get()).toBe(5);
  });

  it('reads the clock, so that late ticks lose no time', async () => {
    const { host, $isOn } = setUp();
    const ticks: (() => void)[] = [];
    const slowHost = {
      now: host.now,
      every: (_: number, run: () => void) => {
        ticks.push(run);
        return () => {};
      },
    };
    const timer = createReadingTimer({ $isOn }, slowHost);
    $isOn.set(true);
    timer.setTabShown(true);
    await host.advance(61_000);
    ticks[0]?.();
    expect(timer.$seconds.get()).toBe(61);
  });
});
