import { z } from 'zod';
import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { says, startAiStandIn } from './ai-stand-in.ts';
import { startOidcStandIn } from './oidc-stand-in.ts';
import { startStripeStandIn } from '../stripe-stand-in/stripe-stand-in.ts';

/**
 * Everything outside that a server may talk to, as one program for tests that run elsewhere:
 *
 * `node outside-world.ts SITE_URL [FOLDER]` starts a Stripe, a Google, a Microsoft and an AI provider on the loopback
 * address and sends its parent `{ environment }`: the variables of a server at SITE_URL that takes them for the real
 * ones. With FOLDER there is a PostgreSQL of its own in that folder, too, and `DATABASE_URL` with it. The parent sends
 * messages in the shape of {@link messageSchema}; each is answered with `{ done }`, its id. It ends with its parent.
 */
const [siteUrl = '', folder] = process.argv.slice(2);

/** What the AI provider answers to everything. */
const ANSWER = {
  state: 'analytical',
  globalModulationHz: 3,
  centerModulationHz: 40,
  visualHue: 175,
  narrativeExplanation: 'Close reasoning is associated with gamma rhythms.',
};

/** What a parent may ask for. */
const messageSchema = z.object({
  id: z.number(),
  /** Who comes to a provider's page next. */
  arrives: z
    .object({
      at: z.enum(['google', 'microsoft']),
      person: z.object({
        id: z.string(),
        email: z.string(),
        email_verified: z.boolean().default(false),
        name: z.string(),
      }),
    })
    .optional(),
  /** Ends the period of every subscription, as time would. */
  endPeriods: z.literal(true).optional(),
});

const callbackOf = (provider: string) => `${siteUrl}/api/auth/callback/${provider}`;
const [ai, google, microsoft, stripe, postgres] = await Promise.all([
  startAiStandIn(),
  startOidcStandIn('google', callbackOf('google')),
  startOidcStandIn('microsoft', callbackOf('microsoft')),
  startStripeStandIn({ webhookUrl: () => `${siteUrl}/api/billing/webhook` }),
  folder === undefined ? undefined : startPostgres(folder),
]);
ai.behave(says(JSON.stringify(ANSWER)));

process.on('message', (message) => {
  const { id, arrives, endPeriods } = messageSchema.parse(message);
  if (arrives !== undefined) {
    (arrives.at === 'google' ? google : microsoft).arrive(arrives.person);
  }
  if (endPeriods) stripe.ledger.subscriptions.forEach((one) => stripe.life.endPeriod(one.id));
  process.send?.({ done: id });
});
process.on('disconnect', () => void stop());
process.send?.({
  environment: {
    ...stripe.environment,
    AI_BASE_URL: ai.baseUrl,
    AI_API_KEY: 'key-of-the-stand-in',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    MICROSOFT_CLIENT_ID: microsoft.clientId,
    MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    MICROSOFT_AUTHORITY: microsoft.origin,
    ...(postgres && { DATABASE_URL: postgres.connectionString }),
  },
});

function startPostgres(dataDir: string) {
  return startEmbeddedPostgres({
    dataDir,
    environment: { PATH: process.env['PATH'] ?? '' },
    onProgress: () => undefined,
  });
}

async function stop(): Promise<void> {
  await Promise.all([ai.close(), google.stop(), microsoft.stop(), stripe.close()]);
  await postgres?.stop();
  process.exit(0);
}
