import type { Insights } from '@overtone/domain/contract/usage';
import { addDays } from '@overtone/domain/usage/local-days';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InsightsPanel, type InsightsState } from './insights-panel.tsx';

const TODAY = '2026-03-02';

function insightsOf(change: Partial<Insights> = {}): Insights {
  return {
    summary: {
      timeZone: 'Europe/Prague',
      minutesToday: 12,
      totalMinutes: 125,
      streakDays: 3,
      secondsLeftToday: null,
    },
    days: 30,
    byDay: Array.from({ length: 30 }, (_, index) => ({
      day: addDays(TODAY, index - 29),
      minutes: index === 29 ? 12 : index === 27 ? 65 : 0,
    })),
    byBand: [
      { band: 'Gamma', minutes: 65 },
      { band: null, minutes: 12 },
    ],
    ratings: [{ day: TODAY, before: 2, after: 4 }],
    ...change,
  };
}

const NOTHING = {
  byDay: insightsOf().byDay.map(({ day }) => ({ day, minutes: 0 })),
  byBand: [],
  ratings: [],
};

async function renderPanel(state: InsightsState) {
  const asked: string[] = [];
  const screen = await render(
    <InsightsPanel
      state={state}
      span={30}
      onSpan={(span) => asked.push(`span ${span}`)}
      onRetry={() => asked.push('retry')}
      exportHref="/api/usage/export.csv"
    />,
  );
  const factOf = (term: string) =>
    [...screen.container.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
      ?.nextElementSibling?.textContent;
  return { screen, asked, factOf };
}

const renderReady = (change: Partial<Insights> = {}) =>
  renderPanel({ kind: 'ready', insights: insightsOf(change) });

describe('the figures', () => {
  it('say what was used today, in a row and altogether', async () => {
    const { factOf } = await renderReady();
    expect(factOf('Today')).toBe('12 min');
    expect(factOf('Days in a row')).toBe('3 days');
    expect(factOf('Altogether')).toBe('2 h 05 min');
    expect(factOf('Left today')).toBeUndefined();
  });

  it('say what is left where the day is limited', async () => {
    const summary = { ...insightsOf().summary, secondsLeftToday: 180 };
    expect((await renderReady({ summary })).factOf('Left today')).toBe('3 min');
  });
});

describe('minutes by day', () => {
  it('has a bar for each day, the longest the highest', async () => {
    const { screen } = await renderReady();
    const heights = [...screen.container.querySelectorAll('rect')].map((rect) =>
      Number(rect.getAttribute('height')),
    );
    expect(heights).toHaveLength(30);
    expect(Math.max(...heights)).toBe(heights[27]);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  it('reads one day after the other out to the arrow keys', async () => {
    const { screen } = await renderReady();
    const cursor = screen.getByRole('slider', { name: 'Day' });
    await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Monday 2 March: 12 min');
    cursor.element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect
      .element(cursor)
      .toHaveAttribute('aria-valuetext', 'Saturday 28 February: 1 h 05 min');
    const readOut = screen.getByRole('figure', { name: 'Minutes by day' });
    await expect.element(readOut).toMatchTextContent(/Saturday 28 February 1 h 05 min/);
    await userEvent.keyboard('{Home}');
    await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Sunday 1 February: 0 min');
  });

  it('reads out the day under the pointer', async () => {
    const { screen } = await renderReady();
    const cursor = screen.getByRole('slider', { name: 'Day' });
    const { left, width, top, height } = cursor.element().getBoundingClientRect();
    cursor.element().dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: left + (27.5 / 30) * width,
        clientY: top + height / 2,
        bubbles: true,
      }),
    );
    await expect
      .element(cursor)
      .toHaveAttribute('aria-valuetext', 'Saturday 28 February: 1 h 05 min');
  });
});

describe('bands and ratings', () => {
  it('name each band with its time', async () => {
    const { screen } = await renderReady();
    await expect.element(screen.getByRole('row', { name: 'Gamma 1 h 05 min' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'None 12 min' })).toBeVisible();
  });

  it('say how ratings moved, and what they are not', async () => {
    const { screen } = await renderReady();
    const sentence = screen.getByText(/In one rated session you gave your focus 2\.0 of 5 before/);
    await expect.element(sentence).toBeVisible();
  });

  it('say that nothing was rated', async () => {
    const { screen } = await renderReady({ ratings: [] });
    await expect.element(screen.getByText(/No session of this time was rated/)).toBeVisible();
  });
});

describe('the tables', () => {
  it('hold the same as the figures: days with use and ratings', async () => {
    const { screen } = await renderReady();
    await screen.getByRole('button', { name: 'The same as tables' }).click();
    const days = screen.getByRole('table', { name: 'Minutes by day' });
    await expect.element(days).toBeVisible();
    expect([...days.element().querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Monday 2 March12 min',
      'Saturday 28 February1 h 05 min',
    ]);
    const ratings = screen.getByRole('table', { name: 'Ratings before and after' });
    await expect.element(ratings).toMatchTextContent(/Monday 2 March24$/);
  });
});

describe('the states of the panel', () => {
  it('asks for another span', async () => {
    const { screen, asked } = await renderReady();
    await screen.getByRole('radio', { name: 'Year' }).click({ force: true });
    expect(asked).toEqual(['span 365']);
  });

  it('is empty in words, and offers nothing to take away from nobody', async () => {
    const summary = { ...insightsOf().summary, totalMinutes: 0, streakDays: 0, minutesToday: 0 };
    const { screen, factOf } = await renderReady({ ...NOTHING, summary });
    await expect.element(screen.getByText(/No session in the last 30 days/)).toBeVisible();
    expect(screen.getByRole('slider').elements()).toEqual([]);
    expect(screen.getByRole('link').elements()).toEqual([]);
    expect(factOf('Altogether')).toBe('0 min');
  });

  it('lets somebody take away what was used before the span', async () => {
    const { screen } = await renderReady(NOTHING);
    const link = screen.getByRole('link', { name: 'Download all sessions as CSV' });
    await expect.element(link).toHaveAttribute('href', '/api/usage/export.csv');
  });

  it('says that it reads, and keeps showing what it has', async () => {
    const { screen } = await renderPanel({ kind: 'loading' });
    await expect.element(screen.getByText('Reading your sessions…')).toBeVisible();
    await screen.rerender(
      <InsightsPanel
        state={{ kind: 'updating', insights: insightsOf() }}
        span={90}
        onSpan={() => undefined}
        onRetry={() => undefined}
        exportHref="/"
      />,
    );
    await expect.element(screen.getByRole('status')).toMatchTextContent('Reading your sessions…');
    await expect.element(screen.getByRole('slider', { name: 'Day' })).toBeInTheDocument();
  });

  it('says that it failed, that nothing is lost, and asks again', async () => {
    const { screen, asked } = await renderPanel({ kind: 'failed' });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing is lost/);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(asked).toEqual(['retry']);
  });
});
