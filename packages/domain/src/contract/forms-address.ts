import type { z } from 'zod';
import type { DownloadDelivery, downloadRequestFormSchema } from '../contact/download-request.ts';
import type { NewsletterForm } from '../contact/newsletter-subscriber.ts';
import { address, reader, sent } from './address.ts';

/** Where download links are asked for; the answer says when they are mailed. */
export const DOWNLOAD_REQUESTS = address({
  method: 'POST',
  path: '/api/download-requests',
  body: sent<z.input<typeof downloadRequestFormSchema>>(),
  response: reader((body): { readonly delivery: DownloadDelivery } => {
    const waits: DownloadDelivery = 'with_release';
    const delivery: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'delivery') : undefined;
    return { delivery: delivery === waits ? waits : 'at_once' };
  }),
});

/** Where the newsletter is subscribed to. */
export const NEWSLETTER_SUBSCRIBERS = address({
  method: 'POST',
  path: '/api/newsletter-subscribers',
  body: sent<NewsletterForm>(),
});
