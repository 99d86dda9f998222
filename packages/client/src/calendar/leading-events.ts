import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import type { LeadingEvent } from './autopilot.ts';
import { ledOf } from './led-settings.ts';

/** The events that suggest something, as the autopilot reads them. */
export function leadingEvents(events: readonly UpcomingEvent[]): readonly LeadingEvent[] {
  return events.flatMap(({ id, title, startsAt, endsAt, plan }) => {
    if (plan.kind === 'nothing') return [];
    const { confidence = 0 } = plan.suggestion;
    const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
    return [{ id, title, startMs, endMs, confidence, led: ledOf(plan.suggestion) }];
  });
}
