import type { AccountApi } from '@overtone/client/account/account-api';
import type { Host } from '@overtone/client/platform/host';
import { HANDOVER_CHANNEL, popupReceiptSchema } from '@overtone/domain/contract/handover';
import type { Milliseconds } from '@overtone/domain/units';
import type { VisitStorage } from '../../platform/device-storage.ts';
import { forgetHandover, keptHandover } from './kept-handover.ts';

/** What the end of a sign-in works with. */
export interface HandOverParts {
  readonly api: Pick<AccountApi, 'handOver'>;
  readonly storage: VisitStorage;
  /** Tells the page that opened this one as a popup; false where no page waits for this state. */
  readonly tell: (message: { readonly state: string }) => Promise<boolean>;
  readonly goTo: (address: string) => void;
}

/** What came of a sign-in that was begun elsewhere: it is with whoever began it, nobody waits for it, or why it failed. */
export type HandOverOutcome =
  | { readonly kind: 'handed-over' }
  | { readonly kind: 'nobody-waits' }
  | { readonly kind: 'failed'; readonly sentence: string };

/** How long a page that waits may take to say that it has heard. */
const RECEIPT_MS: Milliseconds = 3000;

/**
 * Ends a sign-in that was begun elsewhere under `state`: with a request kept in this window, whoever made it is sent a
 * one-time code; without one, the page that opened this window is told.
 */
export async function handOverHere(
  state: string | null,
  { api, storage, tell, goTo }: HandOverParts,
): Promise<HandOverOutcome> {
  if (state === null) return { kind: 'nobody-waits' };
  const request = keptHandover(storage, state);
  if (request === null) {
    return { kind: (await tell({ state })) ? 'handed-over' : 'nobody-waits' };
  }
  const reply = await api.handOver(request);
  forgetHandover(storage);
  if (!reply.ok) return { kind: 'failed', sentence: reply.reason.sentence };
  goTo(reply.value);
  return { kind: 'handed-over' };
}

/** Tells every page of this site in this browser, and only them, and waits for the receipt of the one that is meant. */
export function tellOpener(host: Pick<Host, 'after'>): HandOverParts['tell'] {
  return ({ state }) =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel(HANDOVER_CHANNEL);
      const finish = (isReceived: boolean) => {
        stopWaiting();
        channel.close();
        resolve(isReceived);
      };
      const stopWaiting = host.after(RECEIPT_MS, () => finish(false));
      channel.addEventListener('message', ({ data }) => {
        if (popupReceiptSchema.safeParse(data).data?.state === state) finish(true);
      });
      channel.postMessage({ state });
    });
}
