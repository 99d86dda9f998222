import { z } from 'zod';
import { INVALID_EMAIL_TEXT } from './invalid-email-text.ts';

/** Longest address that mail can be sent to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/** What `<input type="email">` accepts, so that page and server agree (HTML Standard, "valid e-mail address"). */
const HTML_EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/u;

/** An address as it is stored and compared: no space around it, lower case. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether a normalised address can be written to. */
export function isValidEmail(email: string): boolean {
  return (
    email.length <= MAX_EMAIL_LENGTH &&
    email.indexOf('@') <= MAX_LOCAL_PART_LENGTH &&
    HTML_EMAIL.test(email)
  );
}

/** Reads a typed address: normalised, then checked. */
export const emailSchema = z
  .string()
  .max(1000)
  .meta({ format: 'email' })
  .transform(normaliseEmail)
  .refine(isValidEmail, INVALID_EMAIL_TEXT);
