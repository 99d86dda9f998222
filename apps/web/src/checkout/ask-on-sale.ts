import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';

/** Names of the offers on sale; undefined where that can't be found out. */
export type OnSale = Promise<readonly unknown[] | undefined>;

/** Asks the server which offers can be bought now. */
export async function askOnSale(host: Pick<Host, 'fetch'>): OnSale {
  const reply = await requestJson(host, '/api/capabilities', { method: 'GET' });
  const body = reply.ok ? reply.value.body : undefined;
  const ids: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'offersOnSale') : undefined;
  return Array.isArray(ids) ? ids : undefined;
}
