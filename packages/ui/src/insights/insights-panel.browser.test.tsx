import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import type { Insights } from '@overtone/domain/contract/usage';
import { addDays } from '@overtone/domain/usage/local-days';
import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalmPanels } from '../page/calm-panels.tsx';
import { changesOf } from '../page/testing/changes-of.ts';
import { InsightsPanel, type InsightsState, type RatingWish } from './insights-panel.tsx';

const HOST = { fetch: (path: string) => globalThis.fetch(path) };

const TODAY = '2026-03-02';

const at = (time: string) => Date.parse(`${time}+01:00`);

/** An evening with a pause, and a morning that was rated. */
const SESSIONS: Insights['sessions'] = [
  {
    parts: [
      { startMs: at('2026-02-28T20:00'), endMs: at('2026-02-28T20:50') },
      { startMs: at('2026-02-28T21:00'), endMs: at('2026-02-28T21:15') },
    ],
    minutes: 65,
    slowHz: 0,
    fastHz: 13,
    before: null,
    after: 4,
  },
  {
    parts: [{ startMs: at('2026-03-02T09:12'), endMs: at('2026-03-02T09:24') }],
    minutes: 12,
    slowHz: 3,
    fastHz: 40,
    before: 2,
    after: 4,
  },
];

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
    sessionCount: 2,
    ratings: [{ day: TODAY, slowHz: 3, fastHz: 40, before: 2, after: 4 }],
    sessions: SESSIONS,
    sessionsLeftOut: 0,
    ...change,
  };
}

const NOTHING = {
  byDay: insightsOf().byDay.map(({ day }) => ({ day, minutes: 0 })),
  byBand: [],
  sessionCount: 0,
  ratings: [],
  sessions: [],
};

async function renderPanel(state: InsightsState, ratingWish?: RatingWish) {
  const asked: string[] = [];
  const screen = await render(
    <InsightsPanel
      state={state}
      span={30}
      onSpan={(span) => asked.push(`span ${span}`)}
      onRetry={() => asked.push('retry')}
      exportHref="/api/usage/export.csv"
      host={HOST}
      {...(ratingWish && { ratingWish })}
    />,
  );
  const factOf = (term: string) =>
    [...screen.container.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
      ?.nextElementSibling?.textContent;
  return { screen, asked, factOf };
}

const renderReady = (change: Partial<Insights> = {}) =>
  renderPanel({ kind: 'ready', insights: insightsOf(change) });

describe('the time zone of insights', () => {
  const summary = (timeZone: string) => ({ summary: { ...insightsOf().summary, timeZone } });

  it('is said where the clock of the device shows another time', async () => {
    const { screen } = await renderReady(summary('Pacific/Auckland'));
    const note = screen.getByText(/^Days and times are those of Pacific\/Auckland/u);
    await expect.element(note).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'your account page' })).toBeVisible();
  });

  it('needs no word where it is that of the device', async () => {
    const { screen } = await renderReady(summary(localTimeZone()));
    await expect
      .element(screen.getByRole('heading', { name: 'Your sessions in figures' }))
      .toBeInTheDocument();
    expect(screen.container.textContent).not.toContain('Days and times are those of');
  });
});

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

/** What is drawn of the minutes by day. */
function barsIn({ container }: { readonly container: Element }, part: string): Element[] {
  return [...container.querySelectorAll(`figure[aria-label="Minutes by day"] ${part}`)];
}

describe('minutes by day', () => {
  it('has a bar for each day, the longest the highest', async () => {
    const { screen } = await renderReady();
    const heights = barsIn(screen, 'rect:not([fill])').map((rect) =>
      Number(rect.getAttribute('height')),
    );
    expect(heights).toHaveLength(30);
    expect(Math.max(...heights)).toBe(heights[27]);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  it('has the hues of its sessions, as the score, and none over more days than they are known of', async () => {
    const month = await renderReady();
    const inks = barsIn(month.screen, 'rect[fill]').map((rect) => rect.getAttribute('fill'));
    expect(inks).toHaveLength(2);
    expect(new Set(inks).size).toBe(2);
    await month.screen.unmount();
    const quarter = await renderReady({ days: 90 });
    expect(barsIn(quarter.screen, 'rect[fill]')).toEqual([]);
  });

  it('are weeks over a year, which has no room for a bar a day', async () => {
    const { screen } = await renderReady({ days: 365 });
    const cursor = screen.getByRole('slider', { name: 'Week' });
    await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Week of 2 Mar: 12 min');
    cursor.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Week of 23 Feb: 1 h 05 min');
    await expect.element(screen.getByRole('figure', { name: 'Minutes by week' })).toBeVisible();
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

describe('the opening', () => {
  it('says how many sessions there were, and what is missing', async () => {
    const { screen } = await renderReady();
    await expect.element(screen.getByText('Two sessions in 30 days.')).toBeVisible();
    const focus =
      'Only one session with 40 Hz was rated before and after; five more and we can say how much may be chance.';
    await expect.element(screen.getByText(focus)).toBeVisible();
  });
});

describe('the score', () => {
  it('has a stroke for each session, and reads out the latest', async () => {
    const { screen } = await renderReady();
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    await expect.element(score).toMatchTextContent(/Monday 2 March, 09:12 to 09:24/);
    await expect
      .element(score.getByRole('status'))
      .toMatchTextContent(
        '12 min3 Hz carrying 40 Hz, nearest to Analytical thinking; focus 2 before, 4 after',
      );
    expect(screen.getByRole('list', { name: 'Sessions' }).element().children).toHaveLength(2);
  });

  it('is one stop for Tab, and the arrow keys go from session to session', async () => {
    const { screen } = await renderReady();
    const late = screen.getByRole('button', { name: 'Monday 2 March, 09:12 to 09:24' });
    const early = screen.getByRole('button', { name: 'Saturday 28 February, 20:00 to 21:15' });
    await expect.element(early).toHaveAttribute('tabindex', '-1');
    late.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(early).toHaveFocus();
    await expect.element(early).toHaveAttribute('tabindex', '0');
    await expect.element(late).toHaveAttribute('tabindex', '-1');
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    await expect
      .element(score.getByRole('status'))
      .toMatchTextContent('1 h 05 min13 Hz, nearest to Calm and alert; not rated before and after');
    await userEvent.keyboard('{End}');
    await expect.element(late).toHaveFocus();
  });

  it('goes back to the first session, a week at least, and says that there is none before', async () => {
    const { screen } = await renderReady();
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    await expect
      .element(score.getByRole('heading'))
      .toHaveTextContent('The last 7 days, midnight to midnight, the newest on top');
    await expect
      .element(score.getByText('There is no session in the 23 days before.'))
      .toBeVisible();
  });

  it('is of the hours with sessions where there is no room for a whole day', async () => {
    const { screen } = await renderReady();
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    screen.container.style.width = '360px';
    await expect.element(score).toMatchTextContent(/The last 7 days, 09:00 to 22:00, the newest/u);
    screen.container.style.width = '';
    await expect.element(score).toMatchTextContent(/The last 7 days, midnight to midnight, /u);
  });

  it('says how it is to be read to whoever asks', async () => {
    const { screen } = await renderReady();
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    const told = score.getByText(/^Each stroke is a session/u);
    await expect.element(told).not.toBeVisible();
    await score.getByText('How to read this').click();
    await expect.element(told).toBeVisible();
  });

  it('reads out the session under the pointer', async () => {
    const { screen } = await renderReady();
    const stroke = screen.container.querySelector(
      '[aria-label="Your sessions, day by day"] g[color] path',
    );
    const { left, top } = stroke?.getBoundingClientRect() ?? new DOMRect();
    stroke?.dispatchEvent(
      new PointerEvent('pointermove', { clientX: left + 1, clientY: top + 5, bubbles: true }),
    );
    const score = screen.getByRole('figure', { name: 'Your sessions, day by day' });
    await expect.element(score.getByRole('status')).toMatchTextContent(/^1 h 05 min/);
  });

  it.each([
    ['Save the picture as SVG', 'overtone-sessions.svg', 'image/svg+xml'],
    ['Save it as PNG', 'overtone-sessions.png', 'image/png'],
  ])('can be taken away: %s', async (name, file, type) => {
    const sheet = document.createElement('style');
    sheet.textContent =
      "@font-face { font-family: 'Hanken Grotesk'; font-weight: 400; src: url('data:font/woff2;base64,d09GMg==') }";
    document.head.append(sheet);
    const { screen } = await renderReady();
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const take = (event: Event) => {
        if (!(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        resolve(event.target);
      };
      // The link is clicked while it is in no document.
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function clicked(this: HTMLAnchorElement) {
        HTMLAnchorElement.prototype.click = click;
        this.addEventListener('click', take);
        click.call(this);
      };
    });
    const made: Blob[] = [];
    const createObjectURL = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return createObjectURL(blob);
    };
    await screen.getByRole('button', { name }).click();
    expect((await saved).download).toBe(file);
    URL.createObjectURL = createObjectURL;
    expect(made.map((blob) => blob.type)).toEqual([type]);
    expect(made[0]?.size).toBeGreaterThan(1_000);
    sheet.remove();
    if (type === 'image/svg+xml') expect(await made[0]?.text()).toContain('base64,d09GMg==');
  });

  it('says how many sessions it leaves out', async () => {
    const { screen } = await renderReady({ sessionsLeftOut: 1 });
    await expect.element(screen.getByText(/one session of under a minute/i)).toBeVisible();
  });

  it('says that only the longest are drawn where there are too many', async () => {
    const sessions = Array.from({ length: 600 }, (_, index) => {
      const startMs = at('2026-02-28T20:00') + index * 120_000;
      return {
        parts: [{ startMs, endMs: startMs + 60_000 }],
        minutes: 1,
        slowHz: 0,
        fastHz: 13,
        before: null,
        after: null,
      };
    });
    const { screen } = await renderReady({ sessions, sessionsLeftOut: 2 });
    await expect
      .element(screen.getByText(/The longest 600 are drawn; two shorter ones are left out\.$/))
      .toBeVisible();
  });

  it('is not there without a session', async () => {
    const { screen } = await renderReady({ sessions: [], sessionCount: 0 });
    await expect
      .element(screen.getByText('No session of a minute or more in 30 days.'))
      .toBeVisible();
    expect(screen.getByRole('figure', { name: 'Your sessions, day by day' }).elements()).toEqual(
      [],
    );
  });
});

describe('bands and ratings', () => {
  it('name each band with its time', async () => {
    const { screen } = await renderReady();
    await expect.element(screen.getByRole('row', { name: 'Gamma 1 h 05 min' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'None 12 min' })).toBeVisible();
  });

  it('name what a self-test hides as that, and not as a session without a rhythm', async () => {
    const { screen } = await renderReady({
      byBand: [{ band: null, inTest: 'hidden', minutes: 25 }],
    });
    await expect
      .element(screen.getByRole('row', { name: 'In a self-test, hidden 25 min' }))
      .toBeVisible();
    expect(screen.getByRole('row', { name: /^None/ }).elements()).toEqual([]);
  });

  it('say how ratings moved, and what they are not', async () => {
    const { screen } = await renderReady();
    const sentence = screen.getByText(/In one rated session your focus went from 2/);
    await expect.element(sentence).toBeVisible();
  });

  it('give an interval from six ratings of a pair on, and none before', async () => {
    const rated = (fastHz: number, before: number, after: number) => {
      return { day: TODAY, slowHz: 3, fastHz, before, after };
    };
    const { screen } = await renderReady({
      ratings: [
        ...[3, 4, 4, 4, 4, 5].map((after) => rated(40, 3, after)),
        ...[3, 4].map((after) => rated(13, 4, after)),
      ],
    });
    const table = screen.getByRole('table', { name: /^Change in focus/ });
    await expect
      .element(table.getByRole('row', { name: /^3 Hz carrying 40 Hz/ }))
      .toMatchTextContent(/\+1 \(0 to \+2\) 6 rated$/);
    await expect
      .element(table.getByRole('row', { name: /^3 Hz carrying 13 Hz/ }))
      .toMatchTextContent(/−0\.5 2 rated, too few to tell$/);
  });

  it('say that nothing was rated', async () => {
    const { screen } = await renderReady({ ratings: [] });
    await expect.element(screen.getByText(/No session in this period was rated/)).toBeVisible();
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
    await expect.element(ratings).toMatchTextContent(/Monday 2 March3 Hz carrying 40 Hz24$/);
  });
});

describe('the states of the panel', () => {
  it('says that the score shows thirty days where a longer time is chosen, and there alone', async () => {
    const year = await renderPanel({ kind: 'ready', insights: insightsOf({ days: 365 }) });
    const said = /Of these, the last 30 days, .*The picture shows 30 days, however long a time/u;
    const score = year.screen.getByRole('figure', { name: 'Your sessions, day by day' });
    await expect.element(score).toMatchTextContent(said);
    await year.screen.unmount();
    const { screen } = await renderPanel({ kind: 'ready', insights: insightsOf() });
    await expect
      .element(screen.getByRole('figure', { name: 'Your sessions, day by day' }))
      .not.toMatchTextContent(/Of these|however long/u);
  });

  it('asks for another span', async () => {
    const { screen, asked } = await renderReady();
    await screen.getByRole('radio', { name: 'Year' }).click({ force: true });
    expect(asked).toEqual(['span 365']);
  });

  it('is empty in words, and has no figures and nothing to take away for somebody without a session', async () => {
    const summary = { ...insightsOf().summary, totalMinutes: 0, streakDays: 0, minutesToday: 0 };
    const { screen } = await renderReady({ ...NOTHING, summary });
    await expect.element(screen.getByText(/^Nothing here yet\. Your first session/)).toBeVisible();
    const coming = screen.getByRole('list', { name: 'What you’ll see here' });
    await expect.element(coming).toMatchTextContent(/minutes by day.*bands.*focus/isu);
    expect(screen.getByRole('slider').elements()).toEqual([]);
    expect(screen.getByRole('link').elements()).toEqual([]);
    expect(screen.getByRole('definition').elements()).toEqual([]);
    // A choice of the time shown would promise that another time holds some.
    expect(screen.getByRole('radio').elements()).toEqual([]);
  });

  it.each([
    [true, 'before and after'],
    [false, 'before and after, if you want to be asked'],
  ])('says of ratings to come what the switch says: %s', async (asks, said) => {
    const wish = { asks, onChange: () => undefined };
    const summary = { ...insightsOf().summary, totalMinutes: 0 };
    const state = { kind: 'ready', insights: insightsOf({ ...NOTHING, summary }) } as const;
    const { screen } = await renderPanel(state, wish);
    await expect.element(screen.getByText(/^How focused you said/u)).toBeVisible();
    const part = screen.getByText(/^How focused you said/u).element();
    expect(part.textContent).toBe(`How focused you said you were, ${said}`);
  });

  it('shows in figures what was used before the span, and lets it be taken away', async () => {
    const { screen, factOf } = await renderReady(NOTHING);
    await expect.element(screen.getByRole('radio', { name: '90 days' })).toBeInTheDocument();
    await expect.element(screen.getByText(/^No session in the last 30 days\./)).toBeVisible();
    expect(screen.getByText(/Your first session|What you’ll see here/).elements()).toEqual([]);
    expect(factOf('Altogether')).toBe('2 h 05 min');
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
        host={HOST}
      />,
    );
    const said = screen.getByRole('status').first();
    await expect.element(said).toMatchTextContent('Reading your sessions…');
    await expect.element(screen.getByRole('slider', { name: 'Day' })).toBeInTheDocument();
  });

  it('shows another span at once, and twice in a second while a key is held on it', async () => {
    const host = createFakeHost();
    const panel = (state: InsightsState) => (
      <CalmPanels host={host}>
        <InsightsPanel
          state={state}
          span={90}
          onSpan={() => undefined}
          onRetry={() => undefined}
          exportHref="/"
          host={HOST}
        />
      </CalmPanels>
    );
    const ready = (totalMinutes: number): InsightsState => {
      const summary = { ...insightsOf().summary, totalMinutes };
      return { kind: 'ready', insights: insightsOf({ summary }) };
    };
    const screen = await render(panel(ready(60)));
    const altogether = changesOf(
      () =>
        [...screen.container.querySelectorAll('dt')].find(
          ({ textContent }) => textContent === 'Altogether',
        )?.nextElementSibling?.textContent,
    );
    for (const minutes of [120, 180, 240]) await screen.rerender(panel(ready(minutes)));
    await screen.rerender(panel({ kind: 'failed' }));
    await screen.rerender(panel(ready(300)));
    expect(altogether).toEqual(['1 h 00 min', '2 h 00 min']);
    expect(screen.getByRole('alert').elements()).toHaveLength(1);
    await host.advance(500);
    await expect.poll(() => altogether).toEqual(['1 h 00 min', '2 h 00 min', '5 h 00 min']);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it failed, that nothing is lost, and asks again', async () => {
    const { screen, asked } = await renderPanel({ kind: 'failed' });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Nothing is lost/);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(asked).toEqual(['retry']);
  });
});
