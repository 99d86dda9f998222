import { call } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { BILLING_STATE } from '@overtone/domain/contract/billing-state-address';
import { dayWords } from '../account/sections/day-words.ts';
import { type PlanWords, planWords } from '../account/sections/plan-words.ts';

/** Asks what the person has bought, in words; null where nothing is known of it. */
export async function askForPlan(
  host: Pick<Host, 'fetch'>,
  signal: AbortSignal,
): Promise<PlanWords | null> {
  const reply = await call(host, BILLING_STATE, { signal });
  if (!reply.ok || reply.value.offerId === null) return null;
  return planWords(reply.value, dayWords);
}
