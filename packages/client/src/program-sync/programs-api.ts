import {
  type AccountProgram,
  type AccountPrograms,
  deleteProgram,
  keepProgram,
  readPrograms,
} from '@overtone/domain/contract/programs';
import { revisionTag } from '@overtone/domain/contract/settings';
import { call, type Refusal } from '../api/call.ts';
import type { Host } from '../platform/host.ts';
import type { WaitingProgram } from './programs-state.ts';

/** Why nothing came of asking: see `Exchanged`; `refused` means that it will never be taken. */
export type NoAnswer =
  | { readonly kind: 'stale' | 'signed-out' | 'later' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What came of asking for programs; `same` means that what is known is all. */
export type AskedAnswer =
  | { readonly kind: 'state'; readonly state: AccountPrograms }
  | { readonly kind: 'same' }
  | NoAnswer;

/** What the server keeps, where that is not `revision` any more. */
export async function fetchPrograms(
  host: Pick<Host, 'fetch'>,
  revision: number,
  signal: AbortSignal,
): Promise<AskedAnswer> {
  const headers = { 'if-none-match': revisionTag(revision) };
  const answer = await call(host, readPrograms, { headers, signal });
  if (answer.ok) return { kind: 'state', state: answer.value };
  return answer.reason.reply?.status === 304 ? { kind: 'same' } : noAnswer(answer.reason);
}

/** What came of a change that was sent: the program as it is kept, and the account's revision with it. */
export type SentAnswer =
  | {
      readonly kind: 'taken';
      readonly program: AccountProgram | null;
      readonly revision: number;
    }
  | NoAnswer;

/** Sends a change. */
export async function sendProgram(
  host: Pick<Host, 'fetch'>,
  { id, base, text }: Pick<WaitingProgram, 'id' | 'base' | 'text'>,
  signal: AbortSignal,
): Promise<SentAnswer> {
  const asking = { params: { id }, headers: { 'if-match': revisionTag(base) }, signal };
  if (text === null) {
    const deleted = await call(host, deleteProgram, asking);
    return deleted.ok
      ? { kind: 'taken', program: null, revision: deleted.value.revision }
      : noAnswer(deleted.reason);
  }
  const kept = await call(host, keepProgram, { ...asking, body: { text } });
  return kept.ok
    ? { kind: 'taken', program: kept.value, revision: kept.value.revision }
    : noAnswer(kept.reason);
}

function noAnswer({ reply, sentence }: Refusal): NoAnswer {
  switch (reply?.status) {
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 412:
      return { kind: 'stale' };
    case 400:
    case 404:
    case 409:
    case 413:
    case 422:
      return { kind: 'refused', sentence };
    default:
      return { kind: 'later' };
  }
}
