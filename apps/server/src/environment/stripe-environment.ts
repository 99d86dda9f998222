import type { Variables } from './variables.ts';

/** How to reach the payment provider. */
export interface StripeEnvironment {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

/** The payment provider, if it is set up. Without the secret of its messages, nobody would hear from it who has paid. */
export function stripeEnvironment(env: Variables): StripeEnvironment | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL };
}
