import { receivePayment } from '@overtone/domain/contract/billing';
import type { Api } from '../../../access/api.ts';
import { serve } from '../../../access/serve.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { BillingService } from '../service.ts';

/** What messages are received with. */
export interface WebhookParts {
  readonly payments: Pick<Payments, 'readEvent'>;
  readonly service: Pick<BillingService, 'receive'>;
}

/** `POST /api/billing/webhook`: messages of the payment provider. */
export function webhookRoute(api: Api, parts: WebhookParts | undefined): void {
  serve(api, receivePayment, async ({ context }) => {
    if (parts === undefined) throw new AppError('purchases_closed');
    const signature = context.req.header('stripe-signature') ?? '';
    const event = await parts.payments.readEvent(await context.req.text(), signature);
    if (event === undefined) throw new AppError('invalid_signature');
    await parts.service.receive(event);
    return { received: true };
  });
}
