import { call } from '@overtone/client/api/call';
import { returnPath } from '@overtone/client/account/return-path';
import type { Host } from '@overtone/client/platform/host';
import { readCapabilities } from '@overtone/domain/contract/capabilities';
import type { OfferId } from '@overtone/domain/offers/offers';
import { TEXT_LINK } from '@overtone/ui/controls/text-link';
import { useEffect, useRef, useState } from 'react';
import { buyOffer } from '../../checkout/buy-offer.ts';
import { ACCOUNT_WORDS } from '../../content/account.ts';
import { BUYING } from '../../content/buying.ts';
import { canBuy } from './can-buy.ts';
import type { Carried } from './carried-offer.ts';
import { afterSignInWith, goTo } from '../go-to.ts';
import { Narrow } from '../narrow.tsx';
import { RefusalNote } from '../form/refusal-note.tsx';

/**
 * Where a sign-in or sign-up leads: to what the person wants to buy, else to the page that they came from. What is not on
 * sale leads to the account, which says so.
 */
export function GoOn({
  host,
  carried: { offerId, isToBuy, next },
}: {
  readonly host: Host;
  readonly carried: Carried;
}) {
  const [isClosed, setClosed] = useState(false);
  return isToBuy && offerId !== null && !isClosed ? (
    <Purchase host={host} offerId={offerId} onClosed={() => setClosed(true)} />
  ) : (
    <Return next={afterSignInWith('site', returnPath(next, '/account'))} />
  );
}

function Return({ next }: { readonly next: string }) {
  useEffect(() => goTo(next), [next]);
  return null;
}

/** False only where it is known that the offer is not on sale; the purchase itself finds out the rest. */
async function mayBuy(host: Host, offerId: OfferId): Promise<boolean> {
  const reply = await call(host, readCapabilities, {});
  return !reply.ok || canBuy(offerId, reply.value);
}

function Purchase({
  host,
  offerId,
  onClosed,
}: {
  readonly host: Host;
  readonly offerId: OfferId;
  readonly onClosed: () => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = useRef(onClosed);
  useEffect(() => {
    async function begin(): Promise<void> {
      if (!(await mayBuy(host, offerId))) return close.current();
      const outcome = await buyOffer(host, offerId);
      if ('goTo' in outcome) goTo(outcome.goTo);
      else if (outcome.isClosed) close.current();
      else setRefusal(outcome.refusal);
    }
    void begin();
  }, [host, offerId]);
  const words = ACCOUNT_WORDS.goingOn;
  return (
    <Narrow title={words.title} lead={refusal === null ? BUYING.busy : words.stopped}>
      <div role="alert" className="empty:hidden">
        {refusal !== null && <RefusalNote sentence={refusal} />}
      </div>
      {refusal !== null && (
        <p>
          <a href="/account" className={TEXT_LINK}>
            {words.account}
          </a>
        </p>
      )}
    </Narrow>
  );
}
