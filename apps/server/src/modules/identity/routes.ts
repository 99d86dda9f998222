import type { OfferId } from '@overtone/domain/offers/offers';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { confirmEmailRoutes } from './confirm-email-routes.ts';
import { handoverRoutes } from './handover-routes.ts';
import type { Identity } from './identity.ts';
import { passwordRoutes } from './password-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { signInPlaceRoutes } from './sign-in-place-routes.ts';

/** Everything about signing in. Of the sign-in library's own endpoints, those that are not named here don't exist. */
export function identityRoutes(
  app: ServerApp,
  identity: Identity,
  addressOf: (context: RequestContext) => string,
  offersOnSale: readonly OfferId[],
): void {
  passwordRoutes(app, identity, addressOf);
  providerRoutes(app, identity, addressOf);
  signInPlaceRoutes(app, identity);
  confirmEmailRoutes(app, identity, addressOf, offersOnSale);
  handoverRoutes(app, identity, addressOf);
}
