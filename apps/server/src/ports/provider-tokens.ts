import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { Result } from '@overtone/domain/result';

/**
 * Why there is no access token: the person never allowed the calendar to be read, or took that back; or the provider
 * can't be asked at the moment.
 */
export type NoToken = 'needs_consent' | 'unavailable';

/** Access to what people have at the providers they connected. Expected failures are values. */
export interface ProviderTokens {
  /** Which providers the operator configured. */
  readonly configured: Readonly<Record<SignInProvider, boolean>>;
  /**
   * A token that reads the person's calendar, renewed when it is about to run out, and at any rate where the one given
   * last `isRefused`.
   */
  readonly accessTokenFor: (
    userId: string,
    provider: SignInProvider,
    options: { readonly isRefused: boolean },
  ) => Promise<Result<string, NoToken>>;
}
