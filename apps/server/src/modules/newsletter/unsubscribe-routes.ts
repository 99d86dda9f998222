import { PRODUCT_NAME } from '@overtone/domain/product';
import { mailedLinkRoutes } from '../../http/pages/mailed-link.ts';
import type { ServerApp } from '../../http/server-context.ts';
import type { NewsletterService } from './service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** `/unsubscribe?token=…`: ends the newsletter. */
export function unsubscribeRoutes(
  app: ServerApp,
  service: Pick<NewsletterService, 'unsubscribe'>,
  tokens: UnsubscribeTokens,
): void {
  mailedLinkRoutes(app, {
    path: '/unsubscribe',
    read: (token) => tokens.read(token),
    act: (subscriberId) => service.unsubscribe(subscriberId),
    words: {
      question: {
        title: 'Unsubscribe from the newsletter?',
        body: `One click, and the ${PRODUCT_NAME} newsletter stops.`,
        button: 'Unsubscribe',
      },
      done: {
        title: 'You are unsubscribed',
        body: `We won’t send you the ${PRODUCT_NAME} newsletter any more. If you change your mind, the form at the foot of the home page is always there.`,
      },
      linkName: 'unsubscribe link',
    },
  });
}
