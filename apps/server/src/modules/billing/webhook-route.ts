import { receivedSchema } from '@overtone/domain/contract/billing';
import { AppError } from '../../http/app-error.ts';
import type { ServerApp } from '../../http/server-context.ts';
import type { Payments } from '../../ports/payments.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { BillingService } from './service.ts';

/** Where messages are received. */
export const WEBHOOK_PATH = '/api/billing/webhook';

/** What messages are received with. */
export interface WebhookParts {
  readonly payments: Pick<Payments, 'readEvent'>;
  readonly service: Pick<BillingService, 'receive'>;
}

/**
 * `POST /api/billing/webhook`: messages of the payment provider, who proves himself by the signature. Whatever he sends
 * is acknowledged, also what means nothing to us; only when we could not act on it does he get a 5xx, and sends it again.
 */
export function webhookRoute(app: ServerApp, parts: WebhookParts | undefined): void {
  const describe = describeOperation({
    summary: 'Messages of the payment provider',
    headers: [{ name: 'Stripe-Signature', description: 'Signs the message.', isRequired: true }],
    response: receivedSchema,
    failures: ['purchases_closed', 'invalid_signature', 'billing_unavailable'],
  });
  app.post(WEBHOOK_PATH, describe, async (context) => {
    if (parts === undefined) throw new AppError('purchases_closed');
    const signature = context.req.header('stripe-signature') ?? '';
    const event = await parts.payments.readEvent(await context.req.text(), signature);
    if (event === undefined) throw new AppError('invalid_signature');
    await parts.service.receive(event);
    return context.json({ received: true }, 200, { 'cache-control': 'no-store' });
  });
}
