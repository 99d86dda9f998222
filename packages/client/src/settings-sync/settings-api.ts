import { errorBodySchema } from '@overtone/domain/contract/error-body';
import {
  revisionTag,
  type SettingsState,
  settingsStateSchema,
} from '@overtone/domain/contract/settings';
import type { AccountSettings } from '@overtone/domain/session/account-settings';
import { ENDPOINTS } from '../api/endpoints.ts';
import { type JsonReply, requestJson } from '../api/request-json.ts';
import type { Host } from '../platform/host.ts';

/**
 * What came of asking or telling the server. `state`: what it keeps. `same`: what was known already. `stale`: it keeps
 * something newer than the change was made from. `refused`: it will never take this. `signed-out`: it does not know who
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
  const reply = await requestJson(host, ENDPOINTS.settings, {
    method: 'GET',
    headers: { 'if-none-match': revisionTag(revision) },
    signal,
  });
  if (!reply.ok) return { kind: 'later' };
  return reply.value.status === 304 ? { kind: 'same' } : answerOf(reply.value);
}

/** Tells the server what changed since `revision`. */
export async function sendSettings(
  host: Pick<Host, 'fetch'>,
  revision: number,
  groups: AccountSettings,
  signal: AbortSignal,
): Promise<SettingsAnswer> {
  const reply = await requestJson(host, ENDPOINTS.settings, {
    method: 'PUT',
    headers: { 'if-match': revisionTag(revision) },
    body: { groups },
    signal,
  });
  return reply.ok ? answerOf(reply.value) : { kind: 'later' };
}

function answerOf({ ok, status, body }: JsonReply): SettingsAnswer {
  if (status === 401 || status === 403) return { kind: 'signed-out' };
  if (status === 400) return { kind: 'refused' };
  const state = settingsStateSchema.safeParse(
    ok ? body : errorBodySchema.safeParse(body).data?.settings,
  );
  if (!state.success || (!ok && status !== 412)) return { kind: 'later' };
  return { kind: ok ? 'state' : 'stale', state: state.data };
}
