import type { Environment } from '../env.ts';

/** Hosts that the operator's settings lead to, as against those that people name themselves. */
export function operatorsHosts(environment: Environment): ReadonlySet<string> {
  const { ai, alertWebhookUrl, backupBucket, providers, stripe } = environment;
  const addresses = [
    ai?.baseUrl,
    alertWebhookUrl,
    backupBucket?.url,
    stripe?.apiUrl,
    providers.google?.discoveryUrl,
    providers.microsoft?.authority,
    environment.googleCalendarApiUrl,
    environment.microsoftGraphApiUrl,
  ];
  return new Set(
    addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).hostname])),
  );
}
