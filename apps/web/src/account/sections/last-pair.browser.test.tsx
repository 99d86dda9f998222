import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LastPair } from './last-pair.tsx';

const at = (startMs: number, more: object) => ({
  parts: [{ startMs, endMs: startMs + 600_000 }],
  minutes: 10,
  slowHz: 3,
  fastHz: 40,
  before: null,
  after: null,
  ...more,
});

async function open(sessions: readonly object[]) {
  const host = createFakeHost();
  const summary = { timeZone: 'UTC', minutesToday: 0, totalMinutes: 20, streakDays: 1 };
  host.respond('/api/usage/insights?days=30', () =>
    jsonResponse({
      summary: { ...summary, secondsLeftToday: null },
      days: 30,
      byDay: [],
      byBand: [],
      sessionCount: sessions.length,
      ratings: [],
      sessions,
      sessionsLeftOut: 0,
    }),
  );
  const screen = await render(<LastPair host={host} />);
  await host.advance(0);
  return screen;
}

it('draws the pair that was played last, and names it', async () => {
  const screen = await open([at(0, { slowHz: 1, fastHz: 10 }), at(3_600_000, {})]);
  await expect
    .element(screen.getByRole('figure'))
    .toMatchTextContent(
      'Your last pair, nearest to Analytical thinking. One second of 3 Hz carrying 40 Hz.',
    );
});

it('tells nothing of a session that a self-test hides, nor where there was none', async () => {
  const hidden = at(3_600_000, { slowHz: 0, fastHz: 0, inTest: 'hidden' });
  const after = await open([at(0, { slowHz: 1, fastHz: 10 }), hidden]);
  await expect.element(after.getByRole('figure')).toMatchTextContent(/1 Hz carrying 10 Hz/);
  await after.unmount();
  const none = await open([]);
  expect(none.container.textContent).toBe('');
});
