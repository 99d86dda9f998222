import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from './browser-host.ts';

const host = createBrowserHost();

describe('storage', () => {
  afterEach(() => localStorage.clear());

  it('keeps a text until it is removed', () => {
    host.storage.write('theme', 'text');
    expect(host.storage.read('theme')).toBe('text');
    host.storage.remove('theme');
    expect(host.storage.read('theme')).toBeNull();
  });

  it('behaves as empty where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    host.storage.write('theme', 'text');
    host.storage.remove('theme');
    expect(host.storage.read('theme')).toBeNull();
    refused.mockRestore();
  });
});

describe('another window of the device', () => {
  it('is heard when it changes what is kept under a key, until listening stops', async () => {
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
    const heard: string[] = [];
    const whole = Promise.withResolvers<void>();
    const stops = [
      host.storage.onChangedElsewhere('theme', () => heard.push('theme')),
      host.storage.onChangedElsewhere('overtone.programs', () => whole.resolve()),
    ];
    host.storage.write('theme', 'ours');
    other?.localStorage.setItem('theme', 'theirs');
    other?.localStorage.setItem('overtone.programs', '[]');
    await whole.promise;
    stops.forEach((stop) => stop());
    expect([heard, host.storage.read('theme')]).toEqual([['theme'], 'theirs']);
    localStorage.clear();
    document.querySelector('iframe')?.remove();
  });
});

describe('timers', () => {
  it('run once and again and again, and not after they were stopped', async () => {
    const ran: string[] = [];
    const stopLate = host.after(0, () => ran.push('stopped'));
    stopLate();
    stopLate();
    await new Promise<void>((resolve) => {
      const stop = host.every(1, () => {
        ran.push('tick');
        if (ran.length < 3) return;
        stop();
        host.after(5, resolve);
      });
    });
    expect(ran).toEqual(['tick', 'tick', 'tick']);
  });
});

describe('clocks', () => {
  it('never run backwards', () => {
    const first = host.now();
    expect(host.now()).toBeGreaterThanOrEqual(first);
  });

  it('tell the calendar time', () => {
    expect(Math.abs(host.wallClock().getTime() - Date.now())).toBeLessThan(1000);
  });
});

describe('the page', () => {
  it('is reported as hidden or shown, and as left, until watching stops', () => {
    const seen: unknown[] = [];
    const stops = [
      host.onVisibility((visible) => seen.push(visible)),
      host.onLeave(() => seen.push('left')),
    ];
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    for (const stop of stops) stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(seen).toEqual([true, 'left']);
  });
});

it('never gives the same id twice', () => {
  const ids = Array.from({ length: 100 }, () => host.newId());
  expect(new Set(ids).size).toBe(100);
});
