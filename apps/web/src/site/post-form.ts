import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';

/** Sends a form as JSON. The server's answer when it was saved; a failure is logged with its reason, and gives undefined. */
export async function postForm(
  host: Pick<Host, 'fetch' | 'log'>,
  path: string,
  body: unknown,
): Promise<{ readonly body: unknown } | undefined> {
  const reply = await requestJson(host, path, { method: 'POST', body });
  if (reply.ok && reply.value.ok) return reply.value;
  host.log.error(`${path} did not save the form`, reply.ok ? reply.value : reply.reason);
  return undefined;
}
