import { errorBodySchema } from '@overtone/domain/contract/error-body';
import {
  changeSettings,
  readSettings,
  revisionTag,
  type SettingsState,
  settingsStateSchema,
} from '@overtone/domain/contract/settings';
import type { AccountSettings } from '@overtone/domain/session/account-settings';
import { call, type Refusal } from '../api/call.ts';
import type { Host } from '../platform/host.ts';

/**
 * What came of asking or telling the server. `state`: what it keeps. `same`: what was known already, as no change is.
 * `stale`: it keeps something newer than the change was made from. `refused`: it will never take this. `signed-out`: it does not know who
 * asks. `later`: there was no use in asking now.
 */
export type SettingsAnswer =
  | { readonly kind: 'state' | 'stale'; readonly state: SettingsState }
  | { readonly kind: 'same' | 'refused' | 'signed-out' | 'later' };

/** Asks what the server keeps, when that is not `revision` any more. */
export async function fetchSettings(
  host: Pick<Host, 'fetch'>,
  revision: number,
  signal: AbortSignal,
): Promise<SettingsAnswer> {
  const headers = { 'if-none-match': revisionTag(revision) };
  const answer = await call(host, readSettings, { headers, signal });
  if (answer.ok) return { kind: 'state', state: answer.value };
  return answer.reason.reply?.status === 304 ? { kind: 'same' } : answerTo(answer.reason);
}

/** Tells the server what changed since `revision`. */
export async function sendSettings(
  host: Pick<Host, 'fetch'>,
  revision: number,
  groups: AccountSettings,
  signal: AbortSignal,
): Promise<SettingsAnswer> {
  const headers = { 'if-match': revisionTag(revision) };
  const answer = await call(host, changeSettings, { headers, body: { groups }, signal });
  return answer.ok ? { kind: 'state', state: answer.value } : answerTo(answer.reason);
}

function answerTo({ reply }: Refusal): SettingsAnswer {
  if (reply === undefined) return { kind: 'later' };
  if (reply.status === 401 || reply.status === 403) return { kind: 'signed-out' };
  if (reply.status === 400) return { kind: 'refused' };
  const state = settingsStateSchema.safeParse(errorBodySchema.safeParse(reply.body).data?.settings);
  return state.success && reply.status === 412
    ? { kind: 'stale', state: state.data }
    : { kind: 'later' };
}
