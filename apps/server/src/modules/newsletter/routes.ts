import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import { subscribeToNewsletter } from '@overtone/domain/contract/forms';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { NewsletterService } from './service.ts';

/** `POST /api/newsletter-subscribers`: subscribe to the newsletter. */
export function newsletterRoutes(api: Api, service: NewsletterService): void {
  serve(api, subscribeToNewsletter, async ({ body }) => {
    await service.subscribe(body);
    return FORM_ACCEPTED;
  });
}
