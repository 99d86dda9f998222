import type { SecondFactorApi } from '@overtone/client/account/second-factor-api';
import type { Refusal, Reply } from '@overtone/client/api/call';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Passkey } from '@overtone/domain/contract/passkeys';
import type { SignedIn } from '@overtone/domain/contract/sign-in';
import type * as ceremony from '@simplewebauthn/browser';
import { ACCOUNT_WORDS } from '../../content/account.ts';

const WORDS = ACCOUNT_WORDS.passkey;

/** Whether this browser knows passkeys, and this page may ask for one: no address of numbers has any. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/u.test(location.hostname);
}

/** Signs in with a passkey that the person chooses. */
export async function signInByPasskey(api: SecondFactorApi): Reply<SignedIn> {
  const options = await api.beginPasskeySignIn();
  if (!options.ok) return options;
  const browser = await ceremonies();
  if (!browser.ok) return browser;
  const signed = await asked(
    () => browser.value.startAuthentication({ optionsJSON: options.value }),
    () => WORDS.stopped,
  );
  return signed.ok ? api.signInWithPasskey(signed.value) : signed;
}

/** Makes a passkey and adds it to the account. The password may be left out a few minutes after a sign-in. */
export async function makePasskey(
  api: SecondFactorApi,
  name: string,
  password: string | undefined,
): Reply<Passkey> {
  const options = await api.beginPasskey(password);
  if (!options.ok) return options;
  const browser = await ceremonies();
  if (!browser.ok) return browser;
  const made = await asked(
    () => browser.value.startRegistration({ optionsJSON: options.value }),
    (error) => (error.name === 'InvalidStateError' ? WORDS.known : WORDS.notAdded),
  );
  return made.ok ? api.addPasskey(name, made.value) : made;
}

/** What speaks with the browser about passkeys; it is loaded with the first one. */
async function ceremonies(): Promise<Result<typeof ceremony, Refusal>> {
  try {
    return ok(await import('@simplewebauthn/browser'));
  } catch (cause) {
    return failed({ sentence: WORDS.notLoaded, code: null, cause: String(cause) });
  }
}

/** A browser says of a person who changes their mind and of one who has no passkey the same, on purpose. */
async function asked<Value>(
  ask: () => Promise<Value>,
  sentenceFor: (error: Error) => string,
): Promise<Result<Value, Refusal>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed({ sentence: sentenceFor(error), code: null });
  }
}
