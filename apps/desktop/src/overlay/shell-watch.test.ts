import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { SHELL_SILENCE_MS, shellWatch } from './shell-watch.ts';

function setUp() {
  const clock = createManualClock();
  const said: string[] = [];
  const watch = shellWatch({
    now: clock.now,
    onSilent: () => said.push('silent'),
    onBack: () => said.push('back'),
  });
  const pass = (ms: number) => {
    clock.advance(ms);
    watch.look();
  };
  return { watch, said, pass };
}

describe('an overlay that watches its shell', () => {
  it('says once that it is silent, before three seconds have passed', () => {
    const { said, pass } = setUp();
    for (let ms = 500; ms < SHELL_SILENCE_MS; ms += 500) pass(500);
    expect(said).toEqual([]);
    pass(500);
    expect(said).toEqual(['silent']);
    pass(500);
    expect(said).toEqual(['silent']);
    expect(SHELL_SILENCE_MS).toBeLessThan(3_000);
  });

  it('says that it is back, and hears a second silence as well as the first', () => {
    const { watch, said, pass } = setUp();
    for (let looks = 0; looks < 6; looks += 1) pass(500);
    watch.heard();
    watch.heard();
    expect(said).toEqual(['silent', 'back']);
    for (let looks = 0; looks < 6; looks += 1) pass(500);
    expect(said).toEqual(['silent', 'back', 'silent']);
  });

  it('does not take its own absence for silence', () => {
    const { watch, said, pass } = setUp();
    pass(60_000);
    watch.heard();
    expect(said).toEqual([]);
  });
});
