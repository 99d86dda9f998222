import type { Question } from '@overtone/domain/experiment/protocol/protocol';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PowerAtHand } from './power-at-hand.tsx';

const DAY = '2026-03-02';
const nothing = () => undefined;

/** A server that knows twelve ratings of focus, all but one alike. */
function hostWithRatings() {
  const asked: string[] = [];
  const ratings = [4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3].map((after) => ({
    day: DAY,
    slowHz: 1,
    fastHz: 13,
    before: 2,
    after,
  }));
  const summary = {
    timeZone: 'UTC',
    minutesToday: 0,
    totalMinutes: 0,
    streakDays: 0,
    secondsLeftToday: null,
  };
  const host = {
    async fetch(path: string) {
      asked.push(path);
      const body = {
        summary,
        days: 365,
        byDay: [],
        byBand: [],
        sessionCount: 0,
        ratings,
        sessions: [],
        sessionsLeftOut: 0,
      };
      return Response.json(body);
    },
    log: { warn: nothing, info: nothing, error: nothing },
    now: () => performance.now(),
  };
  return { host, asked };
}

async function renderPower(question: Question, isMember: boolean, shams: readonly number[] = []) {
  const { host, asked } = hostWithRatings();
  const screen = await render(
    <PowerAtHand pairs={20} {...{ question, host, isMember }} shamRatings={shams} />,
  );
  return { screen, asked };
}

it('is worked out for the ratings of whoever is signed in', async () => {
  const { screen, asked } = await renderPower({ kind: 'focus' }, true);
  await expect.element(screen.getByText(/your own 12 past ratings: around 3\.1/)).toBeVisible();
  expect(asked).toEqual(['/api/usage/insights?days=365']);
});

it('knows nothing of answers to a question of one’s own', async () => {
  const { screen } = await renderPower({ kind: 'own', words: 'How awake are you?' }, true);
  await expect.element(screen.getByText(/^Fewer than 5 of your answers/)).toBeVisible();
});

it('asks nothing for a visitor', async () => {
  const { screen, asked } = await renderPower({ kind: 'focus' }, false);
  await expect.element(screen.getByText(/^Fewer than 5 of your answers/)).toBeVisible();
  expect(asked).toEqual([]);
});

it('is worked out for answers in sham sessions, too, unless they are too few to show a spread', async () => {
  const own: Question = { kind: 'own', words: 'How awake are you?' };
  const { screen } = await renderPower(own, false, [2, 2, 3, 3, 4]);
  await expect
    .element(
      screen.getByText(/your own 5 answers in sham sessions of earlier self-tests: around 2\.8/),
    )
    .toBeVisible();
  await screen.unmount();
  const few = await renderPower(own, false, [2, 2, 3, 3]);
  await expect.element(few.screen.getByText(/^Fewer than 5 of your answers/)).toBeVisible();
  await few.screen.unmount();
  const both = await renderPower({ kind: 'focus' }, true, [2, 2, 3, 3, 4]);
  await expect
    .element(both.screen.getByText(/your own 12 past ratings and 5 answers in sham sessions/))
    .toBeVisible();
});
