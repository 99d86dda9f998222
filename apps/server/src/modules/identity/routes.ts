import type { OfferId } from '@overtone/domain/offers/offers';
import type { Api } from '../../access/api.ts';
import { confirmEmailRoutes } from './confirm-email-routes.ts';
import { handoverRoutes } from './handover-routes.ts';
import type { Identity } from './identity.ts';
import { passwordRoutes } from './password-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { signInPlaceRoutes } from './sign-in-place-routes.ts';

/** Everything about signing in. Of the sign-in library's own endpoints, those that are not named here don't exist. */
export function identityRoutes(
  api: Api,
  identity: Identity,
  offersOnSale: readonly OfferId[],
): void {
  passwordRoutes(api, identity);
  providerRoutes(api, identity);
  signInPlaceRoutes(api, identity);
  confirmEmailRoutes(api.app, identity, api.addressOf, offersOnSale);
  handoverRoutes(api, identity);
}
