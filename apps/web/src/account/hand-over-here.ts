import type { AccountApi } from '@overtone/client/account/account-api';
import { HANDOVER_CHANNEL } from '@overtone/domain/contract/handover';
import { forgetHandover, keptHandover, type WindowStorage } from './kept-handover.ts';

/** What the end of a sign-in works with. */
export interface HandOverParts {
  readonly api: Pick<AccountApi, 'handOver'>;
  readonly storage: WindowStorage;
  /** Tells the page that opened this one as a popup. */
  readonly tell: (message: { readonly state: string }) => void;
  readonly goTo: (address: string) => void;
}

/**
 * Ends a sign-in that was begun elsewhere under `state`: with a request kept in this window, whoever made it is sent a
 * one-time code; without one, the page that opened this window is told. Gives the sentence of a failure, else null.
 */
export async function handOverHere(
  state: string | null,
  { api, storage, tell, goTo }: HandOverParts,
): Promise<string | null> {
  if (state === null) return null;
  const request = keptHandover(storage, state);
  if (request === null) {
    tell({ state });
    return null;
  }
  const reply = await api.handOver(request);
  forgetHandover(storage);
  if (!reply.ok) return reply.reason.sentence;
  goTo(reply.value);
  return null;
}

/** Tells every page of this site in this browser, and only them. */
export function tellOpener(message: { readonly state: string }): void {
  const channel = new BroadcastChannel(HANDOVER_CHANNEL);
  channel.postMessage(message);
  channel.close();
}
