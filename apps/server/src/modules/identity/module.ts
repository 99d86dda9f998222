import type { OfferId } from '@overtone/domain/offers/offers';
import type { Api } from '../../access/api.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { ProviderTokens } from '../../ports/provider-tokens.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { ServiceModule } from '../../server-module.ts';
import { changeEmailPage } from './email-change/change-email-page.ts';
import { emailChangeService } from './email-change/email-change.ts';
import { emailChangeRoutes } from './email-change/email-change-routes.ts';
import { handoverRoutes } from './handover/handover-routes.ts';
import { createIdentity, type Identity, type IdentityOptions } from './identity.ts';
import { PASSWORD_COST, passwordHashing } from './password/password-hash.ts';
import { identityLimiters } from './identity-limiters.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { secondStepRoutes } from './second-step/second-step-routes.ts';
import { passwordRoutes } from './password/password-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { providerTokens } from './providers/provider-tokens.ts';
import { confirmEmailRoutes } from './sign-up/confirm-email-routes.ts';
import { signInPlaceRoutes } from './signed-in/sign-in-place-routes.ts';

/** What accounts run on. */
export interface IdentityDependencies extends Pick<
  IdentityOptions,
  'database' | 'siteUrl' | 'origins' | 'providers' | 'onMailPromised' | 'log'
> {
  /** The calendar's time. */
  readonly wallClock: () => Date;
  readonly secrets: Pick<Secrets, 'box' | 'hash' | 'signInKey'>;
  readonly limiter: LimiterOf;
  /** Attempts a minute of each address to sign in or up. */
  readonly signInsPerMinute: number;
  /** What may be bought. */
  readonly offersOnSale: readonly OfferId[];
  readonly subscriptions: Pick<Subscriptions, 'moveAddress'>;
  /** Takes the place of what would be made. */
  readonly ready?: Identity | undefined;
}

/** What others may ask about who people are. */
export interface IdentityService extends Identity {
  /** What calendars of providers are read with. */
  readonly tokens: ProviderTokens;
}

/** Who people are: signing up, in and out, and with which address. */
export function createIdentityModule(
  dependencies: IdentityDependencies,
): ServiceModule<IdentityService> {
  const identity = dependencies.ready ?? ownIdentity(dependencies);
  return {
    service: { ...identity, tokens: providerTokens(identity, dependencies.log) },
    allowances: { ...identity.limiters },
    routes: (api) => serveIdentity(api, identity, dependencies),
  };
}

function ownIdentity({ secrets, ...dependencies }: IdentityDependencies): Identity {
  return createIdentity({
    ...dependencies,
    now: dependencies.wallClock,
    signInKey: secrets.signInKey,
    passwords: passwordHashing(PASSWORD_COST),
    browserHash: secrets.hash('known browser'),
    goneHash: secrets.hash('gone account'),
    linkBox: secrets.box('mail links'),
    limiters: identityLimiters(dependencies.limiter, dependencies.signInsPerMinute),
  });
}

/** Of the sign-in library's own endpoints, those that are not named here don't exist. */
function serveIdentity(
  api: Api,
  identity: Identity,
  { offersOnSale, subscriptions }: IdentityDependencies,
): void {
  passwordRoutes(api, identity);
  secondStepRoutes(api, identity);
  passkeyRoutes(api, identity);
  providerRoutes(api, identity);
  signInPlaceRoutes(api, identity);
  confirmEmailRoutes(api.app, identity, api.addressOf, offersOnSale);
  handoverRoutes(api, identity);
  const emailChange = emailChangeService({ identity, subscriptions });
  emailChangeRoutes(api, emailChange);
  changeEmailPage(api.app, emailChange, identity.limiters, api.addressOf);
}
