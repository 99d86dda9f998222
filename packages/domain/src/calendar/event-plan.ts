import type { Suggestion } from '../suggestion/suggestion.ts';
import type { UnitInterval } from '../units.ts';
import type { EventStanding } from './occurrence.ts';

/** Why an event starts nothing. */
export const NOTHING_REASONS = [
  'declined',
  'away',
  'free',
  'all_day',
  'untitled',
  'health',
  'no_task',
] as const;

/** Why an event starts nothing. */
export type NothingReason = (typeof NOTHING_REASONS)[number];

/** Why an event starts nothing, in the words that a person reads. */
export const NOTHING_SENTENCES: Readonly<Record<NothingReason, string>> = {
  declined: 'You declined this event.',
  away: 'You are away.',
  free: 'This event leaves your time free.',
  all_day: 'Nothing is suggested for all-day events.',
  untitled: 'It has no title, so there is nothing to base a suggestion on.',
  health: 'The title mentions a health matter, so nothing is suggested.',
  no_task: 'There is no task here to support.',
};

/** What is suggested for an event, or why nothing is. */
export type EventPlan =
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'nothing'; readonly reason: NothingReason };

/** What a plan is made from: the title, and what the calendar says of the person's time. */
export interface PlannableEvent {
  readonly title: string;
  readonly standing: EventStanding;
  readonly isAllDay: boolean;
}

/** Below this confidence a person is asked before an event's suggestion is used. */
export const ASK_BELOW_CONFIDENCE: UnitInterval = 0.6;

const BY_STANDING: Readonly<Record<EventStanding, NothingReason | undefined>> = {
  busy: undefined,
  tentative: undefined,
  free: 'free',
  away: 'away',
  declined: 'declined',
};

/** Why nothing is suggested for an event, whatever its title means; undefined where the title decides. */
export function nothingFor({
  title,
  standing,
  isAllDay,
}: PlannableEvent): NothingReason | undefined {
  const reason = BY_STANDING[standing] ?? (isAllDay ? 'all_day' : undefined);
  return reason ?? (title === '' ? 'untitled' : undefined);
}

/** What a suggestion made from an event's title comes to. */
export function planFrom(suggestion: Suggestion): EventPlan {
  if (suggestion.source === 'safety') return { kind: 'nothing', reason: 'health' };
  if (suggestion.state === 'none') return { kind: 'nothing', reason: 'no_task' };
  return { kind: 'suggestion', suggestion };
}

/** What to do for an event. `suggest` is only asked where the title decides. */
export function planFor(event: PlannableEvent, suggest: (title: string) => Suggestion): EventPlan {
  const reason = nothingFor(event);
  return reason === undefined ? planFrom(suggest(event.title)) : { kind: 'nothing', reason };
}
