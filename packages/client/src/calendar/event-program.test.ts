import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { momentAt } from '@overtone/domain/program/moment-at';
import { timelineOf } from '@overtone/domain/program/timeline';
import { recommend } from '@overtone/recommender/recommend';
import { describe, expect, it } from 'vitest';
import { eventProgram } from './event-program.ts';

const MINUTE_MS = 60_000;
const at = (iso: string) => new Date(`2026-11-23T${iso}:00Z`);

/** Fifty minutes from ten on. */
function event(title = 'Deep work', endsAt = '10:50'): UpcomingEvent {
  return {
    id: 'one',
    calendarId: 'here',
    title,
    startsAt: at('10:00').toISOString(),
    endsAt: at(endsAt).toISOString(),
    isAllDay: false,
    standing: 'busy',
    plan: { kind: 'suggestion', suggestion: recommend(title) },
  };
}

function timeline(offered: UpcomingEvent, now: string) {
  const made = eventProgram(offered, at(now))?.beginningAt(at(now).getTime());
  if (made?.ok !== true) throw new Error('Nothing is offered.');
  return timelineOf(made.value.program);
}

describe('the program of an event', () => {
  it('is as long as the event before it begins, fade and all', () => {
    expect(timeline(event(), '09:30').lengthMs).toBe(50 * MINUTE_MS);
    expect(timeline(event(), '10:00').lengthMs).toBe(50 * MINUTE_MS);
  });

  it('ends when the event ends, gently, however late it begins', () => {
    const late = timeline(event(), '10:20');
    expect(late.lengthMs).toBe(30 * MINUTE_MS);
    expect(momentAt(late, 28 * MINUTE_MS)).toMatchObject({ fastHz: 16, strength: 0.35 });
    expect(momentAt(late, 30 * MINUTE_MS)).toMatchObject({ strength: 0, volume: 0 });
  });

  it('is refused once the event is over, whenever it was offered', () => {
    const offer = eventProgram(event(), at('10:20'));
    expect(offer?.beginningAt(at('10:50').getTime())).toEqual({
      ok: false,
      reason: 'The event is over.',
    });
  });

  it.each([
    [
      'nothing is suggested',
      { ...event(), plan: { kind: 'nothing', reason: 'no_task' } as const },
      '09:30',
    ],
    ['it is a meeting', event('Sprint planning meeting'), '09:30'],
    ['the event is over', event(), '10:50'],
    ['hardly anything is left of it', event(), '10:49'],
  ])('is not offered where %s', (_, offered, now) => {
    expect(eventProgram(offered, at(now))).toBeNull();
  });
});
