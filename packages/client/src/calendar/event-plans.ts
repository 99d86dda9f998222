import { type EventPlan, type PlannableEvent, planFor } from '@overtone/domain/calendar/event-plan';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** What a stretch of planning may hold the page for, beside its last title: Stop and Escape come between two of them. */
export const STRETCH_MS: Milliseconds = 8;

/** Plans events, one list after another. */
export interface EventPlans {
  /**
   * The events, each with its plan. A title is read once, however many events have it, and again only after a list
   * without it.
   *
   * @throws the signal's reason once it is aborted.
   */
  readonly planned: <Event extends PlannableEvent>(
    events: readonly Event[],
    suggest: (title: string) => Suggestion,
  ) => Promise<readonly (Event & { readonly plan: EventPlan })[]>;
}

/** Makes plans on the device, a stretch at a time. */
export function eventPlans(
  { now, after }: Pick<Host, 'now' | 'after'>,
  signal: AbortSignal,
): EventPlans {
  const known = new Map<string, Suggestion>();
  const nextTurn = () => new Promise<void>((resolve) => void after(0, resolve));

  function remembered(title: string, suggest: (title: string) => Suggestion): Suggestion {
    const suggestion = known.get(title) ?? suggest(title);
    known.set(title, suggestion);
    return suggestion;
  }

  return {
    async planned<Event extends PlannableEvent>(
      events: readonly Event[],
      suggest: (title: string) => Suggestion,
    ) {
      const planned: (Event & { readonly plan: EventPlan })[] = [];
      let begunMs = now();
      for (const event of events) {
        if (now() - begunMs >= STRETCH_MS) {
          await nextTurn();
          signal.throwIfAborted();
          begunMs = now();
        }
        const plan = planFor(event, (title) => remembered(title, suggest));
        planned.push({ ...event, plan });
      }
      const titles = new Set(events.map(({ title }) => title));
      for (const title of known.keys()) if (!titles.has(title)) known.delete(title);
      return planned;
    },
  };
}
