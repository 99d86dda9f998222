import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../account/sign-in-providers.ts';
import { failureByField, formFailure } from './body-failure.ts';
import { endpoint } from './endpoint.ts';
import { formResponseSchema } from './form-response.ts';
import {
  confirmationLinkSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
  passwordAcceptedSchema,
  signInSchema,
  signUpSchema,
  linkProviderSchema,
  providerPageSchema,
  providerSignInSchema,
} from './sign-in.ts';

const signUpFailure = failureByField({
  email: 'invalid_email',
  password: 'invalid_password',
  name: 'invalid_name',
});
const passwordFailure = failureByField({
  email: 'invalid_email',
  password: 'invalid_password',
  newPassword: 'invalid_password',
});

/** Asks for an account, which the mailed link makes. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'anyone',
  summary:
    'Sign up with an email address and a password; a mail says how to go on, and the answer is the same for every address',
  body: signUpSchema,
  bodyFailure: signUpFailure,
  response: formResponseSchema,
  failures: [
    'invalid_email',
    'invalid_password',
    'common_password',
    'invalid_name',
    'invalid_request',
    'rate_limited',
  ],
  limits: [
    { of: 'attempts', by: 'address' },
    { of: 'mails', by: 'email', at: 'handler' },
  ],
});

/** Has the link that confirms an address mailed once more. */
export const mailConfirmationLink = endpoint({
  method: 'POST',
  path: '/api/auth/confirmation-link',
  access: 'anyone',
  summary:
    'Have the link that confirms an address mailed once more; the answer is the same for every address',
  body: confirmationLinkSchema,
  bodyFailure: formFailure,
  response: formResponseSchema,
  failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  limits: [
    { of: 'attempts', by: 'address' },
    { of: 'mails', by: 'email' },
  ],
});

/** Signs in with a password. How long one is that was chosen earlier is nobody’s business. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'anyone',
  summary:
    'Sign in with an email address and a password; where two-step sign-in is on, a code is awaited next',
  body: signInSchema,
  bodyFailure: formFailure,
  response: passwordAcceptedSchema,
  failures: [
    'invalid_email',
    'invalid_request',
    'forbidden',
    'invalid_credentials',
    'email_unverified',
    'rate_limited',
  ],
  limits: [
    { of: 'attempts', by: 'address' },
    { of: 'passwords', by: 'email', at: 'handler' },
  ],
});

/** Ends the sign-in that it comes with. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'anyone',
  summary: 'Sign out here',
  response: formResponseSchema,
  failures: ['forbidden'],
});

/** Who is signed in. */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'anyone',
  summary: 'Who is signed in here',
  response: sessionSchema,
});

/** Has a link for a new password mailed. */
export const askForPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'anyone',
  summary: 'Have a link for a new password mailed; the answer is the same without an account',
  body: passwordResetRequestSchema,
  bodyFailure: formFailure,
  response: formResponseSchema,
  failures: ['invalid_email', 'invalid_request', 'rate_limited'],
  limits: [
    { of: 'attempts', by: 'address' },
    { of: 'mails', by: 'email' },
  ],
});

/** Chooses a new password with the mailed token. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Choose a new password with the mailed token; every sign-in and every other link ends',
  body: passwordResetSchema,
  bodyFailure: passwordFailure,
  response: formResponseSchema,
  failures: [
    'invalid_password',
    'common_password',
    'invalid_request',
    'link_expired',
    'rate_limited',
  ],
  limits: [{ of: 'attempts', by: 'address' }],
});

/** Changes the password. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'member',
  summary: 'Change the password; every other sign-in and every mailed link ends',
  body: passwordChangeSchema,
  bodyFailure: passwordFailure,
  response: formResponseSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'invalid_password',
    'common_password',
    'invalid_request',
    'wrong_password',
    'rate_limited',
  ],
  limits: [{ of: 'passwords', by: 'account-email' }],
});

/** Begins to sign in at a provider. */
export const beginProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'anyone',
  summary: 'Begin to sign in at a provider',
  body: providerSignInSchema,
  response: providerPageSchema,
  failures: ['invalid_request', 'forbidden', 'provider_unavailable', 'rate_limited'],
  limits: [{ of: 'attempts', by: 'address' }],
});

/** Begins to connect a provider. */
export const linkProvider = endpoint({
  method: 'POST',
  path: '/api/auth/link-social',
  access: 'confirmed',
  summary: 'Begin to connect a provider to this account',
  body: linkProviderSchema,
  response: providerPageSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'email_unverified',
    'invalid_request',
    'provider_unavailable',
    'rate_limited',
  ],
  limits: [{ of: 'changes', by: 'account' }],
});

/** Where a provider sends people back to. */
export const comeBackFromProvider = endpoint({
  method: 'GET',
  path: '/api/auth/callback/:provider',
  access: 'anyone',
  summary: 'Come back from a provider; goes on to a page of the site, which says how it went',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  isFile: true,
  status: 302,
  failures: ['not_found', 'provider_unavailable', 'rate_limited'],
  limits: [{ of: 'attempts', by: 'address' }],
});
