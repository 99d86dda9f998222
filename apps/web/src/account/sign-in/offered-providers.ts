import { SIGN_IN_PROVIDERS, type SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { Capabilities } from '@overtone/domain/contract/capabilities';

const CAPABILITY = {
  google: 'signInWithGoogle',
  microsoft: 'signInWithMicrosoft',
} as const satisfies Record<SignInProvider, keyof Capabilities>;

/** The providers that the operator has set up; none while that is not known. */
export function offeredProviders(capabilities: Capabilities | null): readonly SignInProvider[] {
  return SIGN_IN_PROVIDERS.filter((name) => capabilities?.[CAPABILITY[name]] === true);
}
