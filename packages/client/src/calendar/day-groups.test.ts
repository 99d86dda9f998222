import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { describe, expect, it } from 'vitest';
import { dayWriting } from './day-groups.ts';

const NOW = new Date('2026-03-28T22:30:00Z');

function event(startsAt: string, endsAt: string, isAllDay = false): UpcomingEvent {
  return {
    id: startsAt,
    calendarId: 'c',
    title: 'x',
    startsAt,
    endsAt,
    isAllDay,
    standing: 'busy',
    plan: {
      kind: 'nothing',
      reason: 'no_task',
    },
  };
}

describe('days', () => {
  const events = [
    event('2026-03-28T22:00:00Z', '2026-03-28T23:30:00Z'),
    event('2026-03-29T07:00:00Z', '2026-03-29T08:00:00Z'),
    event('2026-03-30T07:00:00Z', '2026-03-30T08:00:00Z'),
  ];
  const names = (timeZone: string) =>
    dayWriting(NOW, timeZone)
      .groups(events)
      .map(({ name, events }) => `${name}: ${events.length}`);

  it('are named as a person in that zone would, across a clock change', () => {
    expect(names('Europe/Berlin')).toEqual(['Today: 1', 'Tomorrow: 1', 'Monday 30 March: 1']);
    expect(names('Asia/Tokyo')).toEqual(['Today: 2', 'Tomorrow: 1']);
  });

  it('count what began earlier and still goes on as today’s', () => {
    const long = event('2026-03-27T08:00:00Z', '2026-03-29T08:00:00Z');
    expect(dayWriting(NOW, 'UTC').groups([long])).toMatchObject([{ name: 'Today' }]);
  });
});

describe('times', () => {
  const { timesOf } = dayWriting(NOW, 'Europe/Berlin');
  it.each([
    ['09:00–10:30', event('2026-03-30T07:00:00Z', '2026-03-30T08:30:00Z')],
    ['23:00–Sun 01:30', event('2026-03-28T22:00:00Z', '2026-03-29T00:30:00Z')],
    ['09:00', event('2026-03-30T07:00:00Z', '2026-03-30T07:00:00Z')],
    ['All day', event('2026-03-29T23:00:00Z', '2026-03-30T22:00:00Z', true)],
  ])('are written as %s', (text, shown) => {
    expect(timesOf(shown)).toBe(text);
  });
});
