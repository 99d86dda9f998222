import { FORM_ACCEPTED } from '@overtone/domain/contract/form-response';
import { subscribeToNewsletter } from '@overtone/domain/contract/forms';
import { serve } from '../../access/serve.ts';
import type { ServerModule } from '../../server-module.ts';
import { type NewsletterDependencies, newsletterService } from './service.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** What the newsletter is served with. */
export interface NewsletterModuleDependencies extends NewsletterDependencies {
  readonly tokens: UnsubscribeTokens;
}

/** `POST /api/newsletter-subscribers`: subscribe to the newsletter; and a page that ends it. */
export function createNewsletter(dependencies: NewsletterModuleDependencies): ServerModule {
  const service = newsletterService(dependencies);
  return {
    routes(api) {
      serve(api, subscribeToNewsletter, async ({ body }) => {
        await service.subscribe(body);
        return FORM_ACCEPTED;
      });
      unsubscribeRoutes(api.app, service, dependencies.tokens);
    },
  };
}
