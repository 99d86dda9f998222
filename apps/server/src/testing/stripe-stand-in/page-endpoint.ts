import type { ServerResponse } from 'node:http';
import type { Ledger } from './ledger.ts';
import type { Life } from './life.ts';
import { checkoutPage, portalPage } from './pages.ts';
import { sendHtml } from './send.ts';

/** The pages that a person sees: the checkout, with its ways to pay and to turn back, and the portal. */
export function pageEndpoint(
  ledger: Ledger,
  life: Life,
): (response: ServerResponse, address: URL) => void {
  return (response, { pathname, searchParams }) => {
    if (pathname === '/p/session') {
      sendHtml(response, portalPage(searchParams.get('return') ?? ''));
      return;
    }
    const [, sessionId = '', isPaying] = /^\/c\/pay\/(\w+)(\/pay)?$/u.exec(pathname) ?? [];
    const session = ledger.sessions.get(sessionId);
    const price = ledger.prices.get(session?.priceId ?? '');
    if (session?.status !== 'open' || price === undefined) {
      response.writeHead(404).end();
    } else if (isPaying === undefined) {
      const { trialDays, submitMessage, cancelUrl } = session;
      sendHtml(
        response,
        checkoutPage({
          product: price.productName,
          amount: `${price.unitAmount / 100} ${price.currency} a ${price.interval}`,
          trialDays,
          submitMessage,
          payPath: `/c/pay/${sessionId}/pay`,
          cancelUrl,
        }),
      );
    } else {
      life.pay(sessionId);
      const location = session.successUrl.replace('{CHECKOUT_SESSION_ID}', sessionId);
      response.writeHead(303, { location }).end();
    }
  };
}
