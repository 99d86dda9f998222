/**
 * What the server's one secret is good for: each use has a label of its own, and there is no other place that derives
 * anything from the secret.
 *
 * A use has a key derived for its label (HKDF-SHA-256, RFC 5869), so that keys of two labels tell nothing of each other.
 * Some uses are older than that and hash with the secret itself, behind a prefix. What they made stands in mails, cookies
 * and rows that outlive any server, so they stay as they are, each with its reason. Nothing is added to them.
 */

/** Texts that are encrypted for the database. */
export const BOX_LABELS = ['mail links', 'calendar'] as const;

/** What encrypts: links in mails that wait to be sent; addresses and titles of calendars. */
export type BoxLabel = (typeof BOX_LABELS)[number];

/** Signs the tokens of sign-ins, and encrypts what providers gave to sign somebody in. */
export const SIGN_IN_LABEL = 'sign-in';

/** How a keyed hash is made: with a key derived for its label, or with the secret itself behind a prefix. */
type HashRule =
  | { readonly by: 'derived key'; readonly label: string }
  | { readonly by: 'secret'; readonly prefix: string };

/** Keyed hashes, of what has to be told apart or known again but not kept. */
export const HASH_RULES = {
  /** Whose allowance something was taken from. A row lasts a day at most. */
  allowance: { by: 'derived key', label: 'allowances' },
  /** Which question an answer in memory belongs to. */
  answer: { by: 'derived key', label: 'answers' },
  /** Which accounts a browser has signed in to, kept in its cookie. */
  'known browser': { by: 'derived key', label: 'known browsers' },
  /** Which sign-ins an account had when it was deleted, and the key under which each keeps that account's id. */
  'gone account': { by: 'derived key', label: 'gone accounts' },
  /** Tokens in the links of mails, which never expire. */
  unsubscribe: { by: 'secret', prefix: 'unsubscribe:' },
  /** Who has had the one trial, kept for good: another hash would give everybody a second one. */
  trial: { by: 'secret', prefix: 'trial ' },
  /** Which address a person's calendar has, kept with it: another hash would connect the same calendar twice. */
  'calendar address': { by: 'secret', prefix: 'calendar address ' },
  /** Requests under a key, kept for a day: one that is repeated after a restart is not charged twice. */
  'keyed request': { by: 'secret', prefix: '' },
  /** Names the secret, in the database and in backups: with another name no server would start. */
  fingerprint: { by: 'secret', prefix: 'fingerprint' },
} as const satisfies Record<string, HashRule>;

/** What is hashed. */
export type HashLabel = keyof typeof HASH_RULES;
