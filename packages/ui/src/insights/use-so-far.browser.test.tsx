import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { UseSoFar } from './use-so-far.tsx';

it.each([
  [0, 0, 'No sessions yet.'],
  [0.2, 0, 'Under 1 min so far.'],
  [65, 1, '1 h 05 min so far, 1 day in a row.'],
])('tells %d minutes and %d days as: %s', async (minutes, streakDays, text) => {
  const { container } = await render(<UseSoFar minutes={minutes} streakDays={streakDays} />);
  expect(container.textContent).toBe(text);
});
