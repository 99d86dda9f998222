import { createAccountApi } from '@overtone/client/account/account-api';
import type { Host } from '@overtone/client/platform/host';
import { goTo } from '../account/go-to.ts';
import {
  handOverHere,
  type HandOverOutcome,
  tellOpener,
} from '../account/handover/hand-over-here.ts';
import { visitStorage } from '../platform/device-storage.ts';

/** Ends the sign-in that this page's address speaks of. */
export function finishSignIn(host: Host): Promise<HandOverOutcome> {
  return handOverHere(new URLSearchParams(location.search).get('state'), {
    api: createAccountApi(host),
    storage: visitStorage(),
    tell: tellOpener(host),
    goTo,
  });
}
