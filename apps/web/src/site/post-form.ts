import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';

/** Sends a form as JSON. True when it was saved; a failure is logged, with its reason. */
export async function postForm(
  host: Pick<Host, 'fetch' | 'log'>,
  path: string,
  body: unknown,
): Promise<boolean> {
  const reply = await requestJson(host, path, { method: 'POST', body });
  const isSaved = reply.ok && reply.value.ok;
  if (!isSaved)
    host.log.error(`${path} did not save the form`, reply.ok ? reply.value : reply.reason);
  return isSaved;
}
