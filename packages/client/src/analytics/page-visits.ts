import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** Takes one event on its way. It never throws, and nobody waits for it. */
export type SendEvent = (event: AnalyticsEvent) => void;

export interface PageVisitParts {
  /** What events call the page, see `PAGE_NAMES`. */
  readonly pageName: string;
  readonly host: Pick<Host, 'now' | 'wallClock' | 'onLeave' | 'onVisibility'>;
  readonly send: SendEvent;
}

/**
 * Records a page_view now, and a page_exit with the seconds spent when the page is hidden, left, closed or stopped. A
 * page shown again begins a new view.
 */
export function startPageVisit({ pageName, host, send }: PageVisitParts): Stop {
  let enteredAt: Milliseconds | null = null;

  // Who is signed in the server knows by itself (`events.ts` of domain).
  function about() {
    return { page_name: pageName, user_id: null, timestamp: host.wallClock().toISOString() };
  }

  function enter(): void {
    if (enteredAt !== null) return;
    enteredAt = host.now();
    send({ event: 'page_view', fields: about() });
  }

  function exit(): void {
    if (enteredAt === null) return;
    const time_spent_seconds = Math.round((host.now() - enteredAt) / 1000);
    enteredAt = null;
    send({ event: 'page_exit', fields: { ...about(), time_spent_seconds } });
  }

  const stopVisibility = host.onVisibility((visible) => (visible ? enter() : exit()));
  const stopLeave = host.onLeave(exit);
  enter();
  return () => {
    stopVisibility();
    stopLeave();
    exit();
  };
}
