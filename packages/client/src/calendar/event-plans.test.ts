import type { PlannableEvent } from '@overtone/domain/calendar/event-plan';
import { recommend } from '@overtone/recommender/recommend';
import { settled } from '@overtone/testkit/fake-host';
import { createManualClock } from '@overtone/testkit/manual-clock';
import { describe, expect, it } from 'vitest';
import { eventPlans, STRETCH_MS } from './event-plans.ts';

const busy = (title: string): PlannableEvent => ({ title, standing: 'busy', isAllDay: false });

/** A recommender that takes as long as a stretch for every title, and writes down which it was asked about. */
function setUp() {
  const clock = createManualClock();
  const ended = new AbortController();
  const plans = eventPlans(clock, ended.signal);
  const asked: string[] = [];
  const suggest = (title: string) => {
    asked.push(title);
    clock.advance(STRETCH_MS);
    return recommend(title);
  };
  const plan = (...events: readonly PlannableEvent[]) => plans.planned(events, suggest);
  const turn = async () => {
    clock.advance(0);
    await settled();
  };
  const planned = async (...events: readonly PlannableEvent[]) => {
    const done = plan(...events);
    for (let turns = 0; turns < events.length; turns += 1) await turn();
    return done;
  };
  return { clock, ended, asked, plan, planned, turn };
}

describe('the plans of events', () => {
  it('read a title once for all that have it, and not again for the next list', async () => {
    const { asked, planned } = setUp();
    const writing = busy('Write report');
    const all = await planned(writing, { ...writing, standing: 'declined' }, writing, writing);
    expect(all.map(({ plan }) => plan.kind)).toEqual([
      'suggestion',
      'nothing',
      'suggestion',
      'suggestion',
    ]);
    await planned(writing, busy('Lunch'));
    expect(asked).toEqual(['Write report', 'Lunch']);
  });

  it('remember no titles but those of the latest list', async () => {
    const { asked, planned } = setUp();
    await planned(busy('One'));
    await planned(busy('Two'));
    await planned(busy('One'));
    expect(asked).toEqual(['One', 'Two', 'One']);
  });

  it('let the page have a turn after each stretch', async () => {
    const { asked, clock, plan, turn } = setUp();
    const done = plan(busy('One'), busy('Two'), busy('Three'));
    for (const titles of [['One'], ['One', 'Two'], ['One', 'Two', 'Three']]) {
      expect(asked).toEqual(titles);
      expect(clock.waiting).toBe(titles.length < 3 ? 1 : 0);
      await turn();
    }
    expect(await done).toHaveLength(3);
  });

  it('are not gone on with once nobody wants them', async () => {
    const { ended, asked, plan, turn } = setUp();
    const why = new Error('left');
    const refused = plan(busy('One'), busy('Two')).catch((error: unknown) => error);
    ended.abort(why);
    await turn();
    expect(await refused).toBe(why);
    expect(asked).toEqual(['One']);
  });
});
