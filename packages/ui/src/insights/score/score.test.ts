import type { InsightSession } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import { SUGGESTION_STATES, TASK_STATES } from '@overtone/domain/suggestion/states';
import { stavesOf } from '@overtone/domain/usage/staves';
import { describe, expect, it } from 'vitest';
import { hoursText, hoursWithSessions, WHOLE_DAY } from './drawn-hours.ts';
import { stavesWithSessions } from './drawn-staves.ts';
import { scoreFile } from './score-file.ts';
import { scoreFrame, xOfHour, yOf } from './score-frame.ts';
import { scoreLegend } from './score-legend.ts';
import { scoreSessions } from './score-notes.ts';
import { penOf } from './score-pens.ts';
import { scoreRules } from './score-rules.ts';
import { sessionAt, stepTo } from './score-steps.ts';

const MONTH = stavesOf('2026-03-30', 30, localDays('Europe/Prague'));
/** The newest first, as they are drawn. */
const STAVES = MONTH.toReversed();
/** Where 10 March stands. */
const TENTH = 20;
/** Hues this near each other look alike in a thin stroke. */
const HARDLY_APART = 45;
const FRAME = scoreFrame(1_026, STAVES.length);

function session(
  start: string,
  minutes: number,
  more: Partial<InsightSession> = {},
): InsightSession {
  const startMs = Date.parse(start);
  return {
    parts: [{ startMs, endMs: startMs + minutes * 60_000 }],
    minutes,
    slowHz: 3,
    fastHz: 40,
    before: null,
    after: null,
    ...more,
  };
}

const drawn = (...sessions: readonly InsightSession[]) => scoreSessions(FRAME, STAVES, sessions);
/** Two in a morning, one in the evening after, one in a morning two days later. */
const FOUR = drawn(
  session('2026-03-10T08:00Z', 30),
  session('2026-03-10T10:00Z', 30),
  session('2026-03-11T19:00Z', 30),
  session('2026-03-13T10:00Z', 30),
);

describe('a session in the score', () => {
  it('is as long as it lasted, at the hour that the clock showed', () => {
    const [note] = drawn(session('2026-03-10T08:00Z', 90))[0]?.notes ?? [];
    expect(note?.stave).toBe(TENTH);
    expect(note?.x).toBeCloseTo(xOfHour(FRAME, 9), 9);
    expect(note?.width).toBeCloseTo(xOfHour(FRAME, 1.5) - xOfHour(FRAME, 0), 9);
    expect(note?.y).toBe(yOf(FRAME, TENTH));
  });

  it.each(['2026-03-29T00:30Z', '2026-03-28T22:30Z'])(
    'from %s on keeps its length where a clock or the day changes',
    (start) => {
      const notes = drawn(session(start, 60))[0]?.notes ?? [];
      const width = notes.reduce((sum, note) => sum + note.width, 0);
      expect(width).toBeCloseTo(xOfHour(FRAME, 1) - xOfHour(FRAME, 0), 9);
    },
  );

  it('ends at midnight, however short it was', () => {
    const [note] = drawn(session('2026-03-10T22:59Z', 1))[0]?.notes ?? [];
    expect((note?.x ?? NaN) + (note?.width ?? NaN)).toBeCloseTo(FRAME.right, 9);
  });

  it('goes on over midnight on the day above, and has its head where it begins', () => {
    const [note, rest] = drawn(session('2026-03-10T22:30Z', 60))[0]?.notes ?? [];
    expect([note?.stave, rest?.stave]).toEqual([TENTH, TENTH - 1]);
  });

  it('stands above its line where focus rose, below it where it fell, and has a head then', () => {
    const rise = ({ before, after }: Pick<InsightSession, 'before' | 'after'>) => {
      const [one] = drawn(session('2026-03-10T08:00Z', 30, { before, after }));
      return [Math.sign(yOf(FRAME, TENTH) - (one?.notes[0]?.y ?? NaN)), one?.isRated];
    };
    expect(rise({ before: 2, after: 4 })).toEqual([1, true]);
    expect(rise({ before: 4, after: 3 })).toEqual([-1, true]);
    expect(rise({ before: 3, after: 3 })).toEqual([0, true]);
    expect(rise({ before: 3, after: null })).toEqual([0, false]);
  });

  it('never leaves its stave for another one’s, however it was rated', () => {
    const [one] = drawn(session('2026-03-10T08:00Z', 600, { before: 1, after: 5, fastHz: 13 }));
    const heights = [...(one?.notes[0]?.path ?? '').matchAll(/ (-?[\d.]+)/gu)].map(([, y]) =>
      Math.abs(Number(y) - yOf(FRAME, TENTH)),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(FRAME.pitch / 2);
  });

  it('has the hue of the nearest state, and none without a fast rhythm', () => {
    expect(drawn(session('2026-03-10T08:00Z', 30))[0]?.hue).toBe(175);
    expect(drawn(session('2026-03-10T08:00Z', 30, { fastHz: 0 }))[0]?.hue).toBeNull();
    expect(scoreLegend(FOUR).map(({ label }) => label)).toEqual(['Analytical thinking']);
  });

  it('is left out where its day is', () => {
    expect(drawn(session('2026-02-10T08:00Z', 30))).toEqual([]);
  });
});

describe('the ground of a score', () => {
  it('names Mondays and today, and the hours at both ends', () => {
    const texts = scoreRules(FRAME, STAVES).texts.map(({ text }) => text);
    expect(texts).toEqual([
      '00:00',
      '02:00',
      '04:00',
      '06:00',
      '08:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
      '24:00',
      '30 Mar',
      '23 Mar',
      '16 Mar',
      '9 Mar',
      '2 Mar',
    ]);
  });

  it('names every day of a week', () => {
    const week = STAVES.slice(0, 7);
    const days = scoreRules(FRAME, week).texts.filter(({ anchor }) => anchor === 'start');
    expect(days.map(({ text }) => text)).toEqual(
      [30, 29, 28, 27, 26, 25, 24].map((day) => `${day} Mar`),
    );
  });

  it('begins a day of 23 hours an hour later', () => {
    const begins = scoreRules(FRAME, STAVES).staves.split('M').slice(1).map(Number.parseFloat);
    const late = begins.filter((begin) => begin > FRAME.left);
    expect(late.map((begin) => Math.round(begin))).toEqual([Math.round(xOfHour(FRAME, 1))]);
  });
});

describe('a score with no room for a whole day', () => {
  // 09:00 to 09:30, 11:00 to 11:30 and, over two days, 20:00 to 20:30, where the person lives.
  const sessions = FOUR.map((one) => one.session);

  it('shows the whole hours that hold its sessions, and eight at least', () => {
    expect(hoursWithSessions(STAVES, sessions)).toEqual({ from: 9, to: 21 });
    const between = (start: string, minutes = 30) =>
      hoursWithSessions(STAVES, [session(start, minutes)]);
    expect(between('2026-03-10T11:00Z')).toEqual({ from: 8, to: 16 });
    expect(between('2026-03-10T00:10Z')).toEqual({ from: 0, to: 8 });
    expect(between('2026-03-10T22:10Z')).toEqual({ from: 16, to: 24 });
    expect(between('2026-03-10T22:30Z', 60)).toEqual(WHOLE_DAY);
    expect(hoursWithSessions(STAVES, [])).toEqual(WHOLE_DAY);
  });

  it('says which hours they are', () => {
    expect(hoursText({ from: 9, to: 21 })).toBe('09:00 to 21:00');
    expect(hoursText(WHOLE_DAY)).toBe('midnight to midnight');
  });

  it('draws each session whole, longer than in a whole day, and no line beyond its hours', () => {
    const narrow = scoreFrame(358, STAVES.length, hoursWithSessions(STAVES, sessions));
    const notes = (frame: typeof narrow) =>
      scoreSessions(frame, STAVES, sessions).flatMap((one) => one.notes);
    const day = notes(scoreFrame(358, STAVES.length));
    notes(narrow).forEach(({ x, width }, index) => {
      expect(width).toBeCloseTo(2 * (day[index]?.width ?? NaN), 9);
      expect(x).toBeGreaterThanOrEqual(narrow.left);
      expect(x + width).toBeLessThanOrEqual(narrow.right);
    });
    const rules = scoreRules(narrow, STAVES);
    const begins = rules.staves.split('M').slice(1).map(Number.parseFloat);
    expect(new Set(begins)).toEqual(new Set([narrow.left]));
    const hours = rules.texts.filter(({ anchor }) => anchor !== 'start');
    expect(hours.map(({ text }) => text)).toEqual(['09:00', '12:00', '15:00', '18:00', '21:00']);
  });
});

describe('the days of a score', () => {
  it('reach back to the first session, the newest first, and are a week at least', () => {
    const days = (...sessions: readonly InsightSession[]) =>
      stavesWithSessions(MONTH, sessions).map(({ day }) => day);
    const since = days(session('2026-03-10T08:00Z', 30), session('2026-03-28T08:00Z', 30));
    expect([since.length, since[0], since.at(-1)]).toEqual([21, '2026-03-30', '2026-03-10']);
    expect(days(session('2026-03-28T08:00Z', 30)).at(-1)).toBe('2026-03-24');
    // It began before all that is drawn.
    expect(days(session('2026-02-28T22:50Z', 30))).toHaveLength(30);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['ArrowUp', 1, 2],
    ['ArrowDown', 2, 1],
    ['ArrowDown', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('%s from session %i lead to %i', (key, from, to) => {
    expect(stepTo(key, FOUR, from)).toBe(to);
  });

  it('that mean nothing here lead nowhere', () => {
    expect(stepTo('a', FOUR, 1)).toBeNull();
  });
});

describe('the pointer', () => {
  it('means the session that it is near, and none far from all', () => {
    const note = FOUR[2]?.notes[0];
    const place = { x: (note?.x ?? 0) + 3, y: (note?.y ?? 0) + 8 };
    expect(sessionAt(FOUR, place, 24)).toBe(2);
    expect(sessionAt(FOUR, { x: place.x, y: place.y + 200 }, 24)).toBeNull();
  });
});

describe('the file of a score', () => {
  it('needs nothing but itself, and says what it shows', () => {
    const { svg } = scoreFile(
      STAVES,
      FOUR.map((one) => one.session),
      "@font-face{font-family:'Hanken Grotesk';src:url(data:font/woff2;base64,AA==)}",
    );
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
    expect(svg).toContain('<title>Sessions from 1 Mar to 30 Mar 2026</title>');
    expect(svg).toContain('>Analytical thinking<');
    expect(svg).toContain('>Overtone<');
    expect(svg).toContain('<style>@font-face{');
    expect(svg).toMatch(/font-family="'Hanken Grotesk'/u);
    expect(svg).not.toMatch(/var\(|class=|oklch|href/u);
    // Four sessions, and their state in the legend.
    expect(svg.match(/stroke-width="1.25"/gu)).toHaveLength(5);
  });

  it('names both years where there are two', () => {
    const winter = stavesOf('2026-01-10', 30, localDays('UTC')).toReversed();
    expect(scoreFile(winter, [], '').svg).toContain('Sessions from 12 Dec 2025 to 10 Jan 2026');
  });
});

describe('the pens of a score', () => {
  it('differ between states whose hues are near each other', () => {
    const pairs = TASK_STATES.flatMap((one, index) =>
      TASK_STATES.slice(index + 1).map((other) => [one, other] as const),
    );
    const near = pairs.filter(
      ([one, other]) =>
        Math.abs(SUGGESTION_STATES[one].hue - SUGGESTION_STATES[other].hue) < HARDLY_APART,
    );
    expect(near.length).toBeGreaterThan(5);
    for (const [one, other] of near) {
      expect(penOf(one), `${one} and ${other}`).not.toEqual(penOf(other));
    }
  });
});
