import { isValidEmail, normaliseEmail } from '@overtone/domain/contact/email';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';

/** Digits that make a number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/u, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

/** One of a few words. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

/** Names separated by commas. */
export function listOf<const Name extends string>(names: readonly Name[]) {
  const isName = (text: string): text is Name => (names as readonly string[]).includes(text);
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts): parts is Name[] => parts.every(isName),
      `names separated by commas, of ${names.join(', ')}`,
    );
}

/** Values by their names, as `name=value,other=value`; what has another meaning there is written as in addresses. */
export function namedValues() {
  const message = 'names and values, as name=value,other=value';
  return z
    .string()
    .regex(/^\s*[\w-]+\s*=[^,]*(?:,\s*[\w-]+\s*=[^,]*)*$/u, message)
    .refine((text) => !/%(?![\da-f]{2})/iu.test(text), message)
    .transform((text) => {
      const pairs = text.split(',').map((pair): readonly [string, string] => {
        const equals = pair.indexOf('=');
        return [pair.slice(0, equals).trim(), decodeURIComponent(pair.slice(equals + 1).trim())];
      });
      return Object.fromEntries(pairs);
    });
}

/** An address with one of these protocols, each with its colon. */
export function url(protocols: readonly string[]) {
  const message = `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);
}

/** An email address, normalised. */
export function emailAddress() {
  return z
    .string()
    .transform(normaliseEmail)
    .refine(isValidEmail, 'an email address without a name (hello@overtone.example)');
}

/** What people install, and what a key is sent to, is reached over a connection that nobody can change. */
export function secureUrl() {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && (new URL(text).protocol === 'https:' || isLocalHttp(text)),
      'an address that starts with https://',
    );
}

/** A bucket of S3-compatible storage, perhaps with a folder in it. */
export function bucketUrl() {
  const message = 'an address with a bucket in it, for example https://s3.example/bucket/folder';
  return secureUrl().refine(
    (text) => URL.canParse(text) && /^\/[^/]+/u.test(new URL(text).pathname) && !/[?#]/u.test(text),
    message,
  );
}

function isLocalHttp(address: string): boolean {
  return new URL(address).protocol === 'http:' && isLoopback(address);
}
