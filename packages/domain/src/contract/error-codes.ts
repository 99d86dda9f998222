import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../account/password.ts';
import { suspendedSentence } from '../account/suspended-sentence.ts';
import { PURCHASES_CLOSED_TEXT } from '../billing/purchases-closed.ts';
import { INVALID_EMAIL_TEXT } from '../contact/invalid-email-text.ts';
import { LONGEST_KEPT_TEXT, MOST_KEPT_PROGRAMS } from '../program/limits.ts';
import { INVALID_FREQUENCY_VALUES } from '../suggestion/suggestion.ts';
import { SUGGESTION_REQUEST_FAILED } from '../suggestion/suggestion-reply.ts';
import { DAILY_LIMIT_SENTENCE } from '../usage/daily-limit.ts';

/** HTTP status and sentence of one failure. */
export interface ErrorMeaning {
  readonly status: number;
  readonly sentence: string;
  /** What is said instead before the time of the next try, where that is known. */
  readonly untilAgain?: string;
}

/** Every failure that the API answers with. The code is stable; the sentence is for people. */
export const ERROR_CODES = {
  ai_not_configured: { status: 503, sentence: 'AI is not configured: missing API key' },
  ai_auth: { status: 502, sentence: 'The AI provider rejected the API key' },
  ai_timeout: { status: 504, sentence: 'AI suggestion timed out' },
  ai_unavailable: { status: 503, sentence: 'AI service is unavailable' },
  ai_busy: { status: 503, sentence: 'The AI service is busy. Please try again in a moment.' },
  ai_budget: { status: 503, sentence: 'AI suggestions are paused for now.' },
  ai_declined: { status: 502, sentence: 'The AI service declined this request.' },
  ai_invalid: { status: 502, sentence: INVALID_FREQUENCY_VALUES },
  suggestion_failed: { status: 500, sentence: SUGGESTION_REQUEST_FAILED },
  article_failed: { status: 502, sentence: 'Failed to generate content' },
  quota_exhausted: { status: 402, sentence: 'You have used your free AI personalizations' },
  rate_limited: {
    status: 429,
    sentence: 'Too many requests. Please try again in a moment.',
    untilAgain: 'Too many requests.',
  },
  query_required: { status: 400, sentence: 'userQuery is required' },
  query_too_long: {
    status: 413,
    sentence: 'Please describe your task in 500 characters or fewer.',
  },
  invalid_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, sentence: 'The request is not in the expected form.' },
  invalid_email: { status: 400, sentence: INVALID_EMAIL_TEXT },
  invalid_name: {
    status: 400,
    sentence:
      'A name is a few words on one line, without hidden characters that reverse the text. Please type it again.',
  },
  body_too_large: { status: 413, sentence: 'The request body is too large.' },
  unsupported_media_type: { status: 415, sentence: 'The request body must be JSON.' },
  invalid_password: {
    status: 400,
    sentence: `Choose a password of ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
  },
  common_password: {
    status: 400,
    sentence:
      'This is one of the most common passwords, and those are guessed first. Please choose another.',
  },
  invalid_credentials: {
    status: 401,
    sentence: 'The email address or the password is not right.',
  },
  wrong_password: { status: 403, sentence: 'That is not your current password.' },
  same_email: { status: 409, sentence: 'That is already your account’s address.' },
  email_unverified: {
    status: 403,
    sentence: 'Please confirm your email address first, with the link in the email we sent.',
  },
  email_already_verified: { status: 409, sentence: 'This email address is already confirmed.' },
  account_suspended: { status: 403, sentence: suspendedSentence(undefined) },
  link_expired: {
    status: 400,
    sentence: 'This link has expired or was already used. Please ask for a new one.',
  },
  fresh_sign_in_required: {
    status: 403,
    sentence: 'Please give your password, or sign in again, so that we know it is you.',
  },
  last_sign_in_method: {
    status: 409,
    sentence: 'This is your only way to sign in. Add another one before you remove it.',
  },
  provider_unavailable: {
    status: 503,
    sentence: 'Signing in with this provider is not possible here at the moment.',
  },
  wrong_code: {
    status: 401,
    sentence: 'That code is not right, or was used already. Codes change every 30 seconds.',
  },
  second_step_expired: {
    status: 401,
    sentence: 'That took too long, or there were too many wrong codes. Please sign in again.',
  },
  second_step_locked: {
    status: 429,
    sentence: 'There were too many wrong codes. Please try again in a quarter of an hour.',
    untilAgain: 'There were too many wrong codes.',
  },
  second_step_on: { status: 409, sentence: 'Two-step sign-in is already on.' },
  second_step_off: { status: 409, sentence: 'Two-step sign-in is not on.' },
  passkey_refused: {
    status: 400,
    sentence: 'This passkey could not be used. Please try again, or sign in another way.',
  },
  too_many_passkeys: {
    status: 409,
    sentence: 'Your account has as many passkeys as it can hold. Remove one first.',
  },
  handover_invalid: {
    status: 400,
    sentence: 'This sign-in has expired or was already used. Please start again in the app.',
  },
  unauthenticated: { status: 401, sentence: 'Please sign in first.' },
  forbidden: { status: 403, sentence: 'This request is not allowed from here.' },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, sentence: 'This address does not accept that method.' },
  idempotency_in_flight: { status: 409, sentence: 'The same request is still being answered.' },
  idempotency_mismatch: {
    status: 422,
    sentence: 'This idempotency key was used for a different request.',
  },
  purchases_closed: { status: 503, sentence: PURCHASES_CLOSED_TEXT },
  billing_unavailable: {
    status: 503,
    sentence:
      'The payment provider is not answering at the moment. Please try again in a few minutes.',
  },
  offer_not_on_sale: { status: 409, sentence: 'This offer is not on sale at the moment.' },
  already_subscribed: { status: 409, sentence: 'You already have a subscription.' },
  no_subscription: { status: 409, sentence: 'There is no running subscription to change.' },
  invalid_signature: { status: 400, sentence: 'The message is not signed as agreed.' },
  own_account: {
    status: 409,
    sentence: 'This is your own account. Do that on your account page, or ask another admin.',
  },
  last_admin: {
    status: 409,
    sentence: 'This is the only admin. Make someone else an admin first.',
  },
  address_differs: {
    status: 409,
    sentence: 'That is not the address of this account. Nothing was deleted.',
  },
  letter_stale: {
    status: 412,
    sentence: 'Another admin has changed this letter in the meantime. Nothing was overwritten.',
  },
  letter_begun: {
    status: 409,
    sentence: 'This letter has begun to go out. It can’t be changed any more.',
  },
  letter_empty: { status: 409, sentence: 'A letter needs a subject and a text.' },
  letter_to_nobody: {
    status: 409,
    sentence: 'Nobody would receive this letter, so it was not sent.',
  },
  letter_not_sending: { status: 409, sentence: 'This letter is not going out.' },
  letter_not_stopped: { status: 409, sentence: 'This letter was not stopped.' },
  subject_differs: {
    status: 409,
    sentence: 'That is not the subject of this letter. Nothing was sent.',
  },
  mail_not_taken: {
    status: 503,
    sentence: 'The mail server did not accept the email. Please try again in a few minutes.',
  },
  settings_stale: {
    status: 412,
    sentence: 'The settings were changed elsewhere in the meantime. Nothing is lost.',
  },
  self_test_stale: {
    status: 412,
    sentence: 'This self-test was continued elsewhere in the meantime. Nothing is lost.',
  },
  self_test_deleted: {
    status: 410,
    sentence: 'This self-test was deleted from your account, so it can’t be kept again.',
  },
  self_test_running: {
    status: 409,
    sentence: 'Your account already has a self-test running. Finish or stop it first.',
  },
  too_many_self_tests: {
    status: 409,
    sentence: 'Your account has as many self-tests as it can hold. Delete one first.',
  },
  precondition_required: {
    status: 428,
    sentence: 'A change must say which version it starts from.',
  },
  program_stale: {
    status: 412,
    sentence: 'This program was changed elsewhere in the meantime. Nothing is lost.',
  },
  program_unreadable: {
    status: 422,
    sentence: 'This program can’t be read. Check its text, or open another one.',
  },
  program_too_long: {
    status: 413,
    sentence: `This program is too long for an account, which takes up to ${LONGEST_KEPT_TEXT.toLocaleString('en')} characters of text.`,
  },
  programs_full: {
    status: 409,
    sentence: `An account keeps ${MOST_KEPT_PROGRAMS} programs at most. Delete one first.`,
  },
  usage_day_full: {
    status: 409,
    sentence: 'That day has as many sessions as an account keeps, so this one is not recorded.',
  },
  daily_limit_reached: { status: 402, sentence: DAILY_LIMIT_SENTENCE },
  too_many_streams: {
    status: 429,
    sentence: 'This account already listens for changes in too many places.',
  },
  calendar_unreadable: { status: 422, sentence: 'This calendar can’t be read.' },
  calendar_asked_lately: {
    status: 429,
    sentence: 'Overtone has just asked for this calendar. Please try again in a minute.',
    untilAgain: 'Overtone has just asked for this calendar.',
  },
  calendar_needs_consent: {
    status: 409,
    sentence: 'Overtone has not been allowed to read this calendar yet.',
  },
  too_many_calendars: {
    status: 409,
    sentence: 'You have connected as many calendars as you can. Remove one first.',
  },
  unavailable: { status: 503, sentence: 'The service is not ready. Please try again in a moment.' },
  internal_error: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorMeaning>;

/** Stable name of a failure. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** The sentence of `quota_exhausted` where the number is known. */
export function quotaExhaustedSentence(limit: number): string {
  return `You have used your ${limit} free AI personalizations`;
}
