import { call, loggableRefusal, type Reply } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import type { DownloadDelivery } from '@overtone/domain/contact/download-request';
import { DOWNLOAD_REQUESTS, NEWSLETTER_SUBSCRIBERS } from '@overtone/domain/contract/forms-address';

type FormHost = Pick<Host, 'fetch' | 'log'>;

/** What somebody asks for download links with. */
export interface LinkRequest {
  readonly email: string;
  readonly platform: string;
  readonly userAgent: string;
}

async function saved<Value>(host: FormHost, reply: Reply<Value>): Promise<Value | 'unsaved'> {
  const answer = await reply;
  if (answer.ok) return answer.value;
  host.log.error('A form was not saved', answer.reason.reply ?? loggableRefusal(answer.reason));
  return 'unsaved';
}

/** Keeps the address of somebody who wants the newsletter. Why it was not saved is logged. */
export function saveSubscriber(host: FormHost, email: string): Promise<unknown> {
  return saved(host, call(host, NEWSLETTER_SUBSCRIBERS, { body: { email } }));
}

/** Keeps the address of somebody who wants download links; says when they are mailed. Why it was not saved is logged. */
export async function saveLinkRequest(
  host: FormHost,
  body: LinkRequest,
): Promise<DownloadDelivery | 'unsaved'> {
  const answer = await saved(host, call(host, DOWNLOAD_REQUESTS, { body }));
  return answer === 'unsaved' ? answer : answer.delivery;
}
