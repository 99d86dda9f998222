import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';
import { byIdSchema, emptyBodySchema, signInMethodsSchema, signInPlacesSchema } from './sign-in.ts';

/** Where the person is signed in. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/list-sessions',
  access: 'member',
  summary: 'Where the person is signed in',
  response: signInPlacesSchema,
  failures: ['unauthenticated'],
});

/** Ends one sign-in. */
export const endSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-session',
  access: 'member',
  summary: 'End one sign-in',
  body: byIdSchema,
  response: formResponseSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Ends every other sign-in. */
export const endOtherSignIns = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  access: 'member',
  summary: 'End every other sign-in',
  body: emptyBodySchema,
  response: formResponseSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Ways in which the person signs in. */
export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/list-accounts',
  access: 'member',
  summary: 'Ways in which the person signs in, and connected calendars',
  response: signInMethodsSchema,
  failures: ['unauthenticated'],
});

/** Removes a way to sign in. */
export const removeSignInMethod = endpoint({
  method: 'POST',
  path: '/api/auth/unlink-account',
  access: 'member',
  summary: 'Remove a way to sign in, with its calendar',
  body: byIdSchema,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'fresh_sign_in_required',
    'not_found',
    'last_sign_in_method',
    'invalid_request',
    'rate_limited',
  ],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Has the link that confirms the account’s address mailed once more. */
export const mailConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'member',
  summary: 'Have the link that confirms the address mailed once more',
  body: emptyBodySchema,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_already_verified',
    'invalid_request',
    'rate_limited',
  ],
  limits: [{ of: 'mails', by: 'account-email', at: 'handler' }],
});
