import { type Glance, GLANCE_DAYS } from '@overtone/domain/contract/glance';
import { monthlyRevenue } from '@overtone/domain/offers/monthly-revenue';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { isOfState } from './subscription-states.ts';

/** Counts subscriptions and trials at `now`, in the database and from it alone. */
export async function glanceAt(database: Database, now: Date): Promise<Glance> {
  const { offerId, trialEnd, endsAt } = subscriptions;
  const time = sql`${now.toISOString()}::timestamptz`;
  const days = (count: number) => sql`make_interval(days => ${count})`;
  const isTrial = isOfState('trial', now);
  const endsSoon = sql`${trialEnd} > ${time} and ${trialEnd} <= ${time} + ${days(GLANCE_DAYS.soon)}`;
  const endedLately = sql`${endsAt} > ${time} - ${days(GLANCE_DAYS.lately)} and ${endsAt} <= ${time}`;
  const rows = await database
    .select({
      offerId,
      running: countOf(isOfState('active', now)),
      trials: countOf(isTrial),
      endingSoon: countOf(sql`${isTrial} and ${endsSoon}`),
      endedLately: countOf(sql`${isOfState('expired', now)} and ${endedLately}`),
    })
    .from(subscriptions)
    .groupBy(offerId);
  const plans = rows.filter(({ running }) => running > 0);
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  return {
    plans: plans
      .map((row) => ({ offerId: row.offerId, running: row.running }))
      .toSorted((one, other) => other.running - one.running),
    monthlyUsd: monthlyRevenue(plans),
    trials: sum(({ trials }) => trials),
    trialsEndingSoon: sum(({ endingSoon }) => endingSoon),
    endedLately: sum((row) => row.endedLately),
  };
}

function countOf(condition: SQL): SQL<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}
