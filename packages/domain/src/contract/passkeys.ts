import { z } from 'zod';
import { nameFailure } from './body-failure.ts';
import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';
import { maybePasswordSchema } from './second-step.ts';
import { emptyBodySchema, signedInResponseSchema } from './sign-in.ts';
import { ownName } from './visible-text.ts';

/** Passkeys of one account at most. */
export const MOST_PASSKEYS = 20;
/** Longest name of a passkey, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** Bytes as browsers write them in the messages of WebAuthn. */
const bytes = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+$/u);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const name = ownName(MAX_PASSKEY_NAME_LENGTH);
const known = z.object({ id: z.string(), type: z.literal('public-key') });
const id = z.string().regex(/^[\w-]{1,100}$/u);

/** One passkey of the person. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the person's devices share it. */
  isShared: z.boolean(),
});

/** One passkey of the person. */
export type Passkey = z.infer<typeof passkeySchema>;

/** Body of `GET /api/account/passkeys`, the oldest first. */
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

/** What a browser makes a passkey with (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser makes a passkey with. */
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/** What a browser signs in with (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const passkeySignInOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What a browser signs in with. */
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptionsSchema>;

/** A passkey that a browser has just made (WebAuthn, RegistrationResponseJSON). */
export const madePasskeySchema = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(transport).max(10).optional(),
  }),
});

/** What a passkey has signed (WebAuthn, AuthenticationResponseJSON). */
export const signedByPasskeySchema = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** Body of `POST /api/account/passkeys`. */
export const newPasskeySchema = z.strictObject({ name, made: madePasskeySchema });

/** Body of `POST /api/auth/passkey`. */
export const passkeySignInSchema = z.strictObject({ signed: signedByPasskeySchema });

/** Begins to sign in with a passkey. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'anyone',
  summary: 'Begin to sign in with a passkey: what the browser has one sign',
  body: emptyBodySchema,
  response: passkeySignInOptionsSchema,
  failures: ['invalid_request', 'forbidden', 'rate_limited'],
  limits: [{ of: 'attempts', by: 'address' }],
});

/** Signs in with a passkey. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'anyone',
  summary: 'Sign in with what a passkey has signed',
  body: passkeySignInSchema,
  response: signedInResponseSchema,
  failures: [
    'invalid_request',
    'forbidden',
    'passkey_refused',
    'account_suspended',
    'rate_limited',
  ],
  limits: [{ of: 'attempts', by: 'address' }],
});

/** The person's passkeys. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'The person’s passkeys',
  response: passkeysSchema,
  failures: ['unauthenticated'],
});

/** Begins to add a passkey. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'confirmed',
  summary: 'Begin to add a passkey: what the browser makes one with',
  body: maybePasswordSchema,
  response: newPasskeyOptionsSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_request',
    'wrong_password',
    'fresh_sign_in_required',
    'too_many_passkeys',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
});

/** Adds a passkey that the browser has made. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'confirmed',
  summary: 'Add a passkey that the browser has made',
  body: newPasskeySchema,
  bodyFailure: nameFailure,
  status: 201,
  response: passkeySchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_name',
    'invalid_request',
    'passkey_refused',
    'too_many_passkeys',
    'rate_limited',
  ],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Names a passkey anew. */
export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:id',
  access: 'member',
  summary: 'Name a passkey anew',
  params: z.object({ id }),
  body: z.strictObject({ name }),
  bodyFailure: nameFailure,
  response: passkeySchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'invalid_name',
    'invalid_request',
    'rate_limited',
  ],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Removes a passkey. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  access: 'member',
  summary: 'Remove a passkey; it no longer signs in',
  params: z.object({ id }),
  body: maybePasswordSchema,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'invalid_request',
    'wrong_password',
    'fresh_sign_in_required',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
});
