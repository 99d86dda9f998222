import { z } from 'zod';
import { endpoint, type Limit } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { uuidPageCursorSchema } from './page-cursor.ts';
import { SETTINGS_TAG } from './settings.ts';
import { emptyBodySchema } from './sign-in.ts';
import { visibleLines, visibleText } from './visible-text.ts';

/** Whom a letter goes to: everybody with a confirmed account, or everybody who subscribed to the newsletter. */
export const LETTER_AUDIENCES = ['accounts', 'newsletter'] as const;

/** Whom a letter goes to. */
export type LetterAudience = (typeof LETTER_AUDIENCES)[number];

/** How a letter stands: it is written, goes out, waits because it was stopped, or has gone to everybody. */
export const LETTER_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;

/** How a letter stands. */
export type LetterState = (typeof LETTER_STATES)[number];

/** Longest subject, in characters. */
export const LONGEST_LETTER_SUBJECT = 150;

/** Longest letter, in characters. */
export const LONGEST_LETTER = 20_000;

/** Mails of a letter that failed, of which an answer tells this many, the newest. */
export const LETTER_FAILURES_SHOWN = 50;

const countSchema = z.int().min(0);
const instantSchema = z.iso.datetime();

/** What a letter says, and to whom. */
export const letterContentSchema = z.strictObject({
  audience: z.enum(LETTER_AUDIENCES),
  subject: visibleText(LONGEST_LETTER_SUBJECT),
  /**
   * Paragraphs with an empty line between. A line that begins with "# " is a heading, `[words](https://…)` a link, and so is
   * an address that begins with https:// .
   */
  text: visibleLines(LONGEST_LETTER),
});

/** What a letter says, and to whom. */
export type LetterContent = z.infer<typeof letterContentSchema>;

/** A letter in the list. */
export const listedLetterSchema = z.object({
  id: z.uuid(),
  audience: z.enum(LETTER_AUDIENCES),
  subject: z.string(),
  state: z.enum(LETTER_STATES),
  updatedAt: instantSchema,
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  sent: countSchema,
});

/** A letter in the list. */
export type ListedLetter = z.infer<typeof listedLetterSchema>;

/** A letter, whom it reaches, and how far it has come. */
export const letterSchema = listedLetterSchema.extend({
  text: z.string(),
  /** Counts the changes of the text; a change says from which it starts. */
  revision: z.int().min(1),
  /** People that it would go to now; once it has begun, those it began with. */
  people: countSchema,
  /** Of these, those whose turn has not come. */
  remaining: countSchema,
  /** Mails on their way: promised, and neither taken by the mail server nor given up. */
  waiting: countSchema,
  /** Mails that were given up. */
  failed: countSchema,
  /** People who get nothing because they left, unsubscribed or were suspended after it had begun. */
  leftOut: countSchema,
  /** Mails of letters in a minute, at most, as the operator has set it. */
  perMinute: z.int().min(1),
  failures: z.array(z.object({ at: instantSchema, recipient: z.string(), reason: z.string() })),
});

/** A letter, whom it reaches, and how far it has come. */
export type Letter = z.infer<typeof letterSchema>;

/** Body of `GET /api/admin/letters`. */
export const lettersPageSchema = z.object({
  letters: z.array(listedLetterSchema),
  /** Where the next page begins; null on the last. */
  next: z.string().nullable(),
});

/** Body of `GET /api/admin/letters`. */
export type LettersPage = z.infer<typeof lettersPageSchema>;

const params = z.object({ id: z.uuid() });

const ifMatch = {
  name: 'If-Match',
  description: 'The revision of the letter that this starts from, as an entity tag.',
  isRequired: true,
  pattern: SETTINGS_TAG,
  failures: { missing: 'precondition_required', malformed: 'invalid_request' },
} as const;

const ACT_LIMITS: readonly Limit[] = [{ of: 'changes', by: 'account', at: 'first' }];

const READ_FAILURES = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid_request',
] as const satisfies readonly ErrorCode[];

const ACT_FAILURES = [...READ_FAILURES, 'rate_limited'] as const satisfies readonly ErrorCode[];

const CHANGE_FAILURES = [
  ...ACT_FAILURES,
  'precondition_required',
  'letter_stale',
  'letter_begun',
] as const satisfies readonly ErrorCode[];

/** Letters, the newest first. */
export const listLetters = endpoint({
  method: 'GET',
  path: '/api/admin/letters',
  access: 'admin',
  summary: 'Letters to account holders and newsletters, the newest first, a page at a time',
  query: z.object({ after: uuidPageCursorSchema.optional() }),
  response: lettersPageSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request'],
});

/** Begins a draft. */
export const writeLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters',
  access: 'admin',
  summary: 'Keep a new letter as a draft',
  body: letterContentSchema,
  response: letterSchema,
  status: 201,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'rate_limited'],
  limits: ACT_LIMITS,
});

/** One letter. */
export const readLetter = endpoint({
  method: 'GET',
  path: '/api/admin/letters/:id',
  access: 'admin',
  summary: 'A letter, whom it reaches, and how far it has come',
  params,
  response: letterSchema,
  failures: READ_FAILURES,
});

/** Changes a draft at a revision, so that nobody overwrites what another admin wrote. */
export const changeLetter = endpoint({
  method: 'PUT',
  path: '/api/admin/letters/:id',
  access: 'admin',
  summary: 'Change the revision of a draft that If-Match names',
  params,
  headers: [ifMatch],
  body: letterContentSchema,
  response: letterSchema,
  failures: CHANGE_FAILURES,
  limits: ACT_LIMITS,
});

/** Deletes a draft. */
export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/api/admin/letters/:id',
  access: 'admin',
  summary: 'Delete the revision of a draft that If-Match names',
  params,
  headers: [ifMatch],
  failures: CHANGE_FAILURES,
  limits: ACT_LIMITS,
});

/** How a letter is looked at beforehand. */
export const PREVIEW_FORMS = ['day', 'night', 'text'] as const;

/** How a letter is looked at beforehand. */
export type PreviewForm = (typeof PREVIEW_FORMS)[number];

/** A letter exactly as it arrives, but for the unsubscribe link, which is nobody's. */
export const previewLetter = endpoint({
  method: 'GET',
  path: '/api/admin/letters/:id/preview',
  access: 'admin',
  summary: 'A letter as it arrives: as HTML by day or by night, or as plain text',
  params,
  query: z.object({ as: z.enum(PREVIEW_FORMS).default('day') }),
  isFile: true,
  failures: READ_FAILURES,
});

/** What was done with a letter that was tried, in a sentence. */
export const testedLetterSchema = z.object({ did: z.string() });

/** Mails a letter to the admin who asks, and to nobody else. */
export const testLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/test',
  access: 'admin',
  summary: 'Mail a letter to oneself, and to nobody else',
  params,
  body: emptyBodySchema,
  response: testedLetterSchema,
  failures: [...ACT_FAILURES, 'letter_empty', 'mail_not_taken'],
  limits: ACT_LIMITS,
});

/** Begins to send a letter; `subject` is its subject, typed once more. */
export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/sending',
  access: 'admin',
  summary: 'Begin to send the revision of a letter that If-Match names; its subject is typed again',
  params,
  headers: [ifMatch],
  body: z.strictObject({ subject: visibleText(LONGEST_LETTER_SUBJECT) }),
  response: letterSchema,
  failures: [...CHANGE_FAILURES, 'letter_empty', 'subject_differs', 'letter_to_nobody'],
  limits: ACT_LIMITS,
});

/** Stops a letter that goes out; what has not gone waits. */
export const stopLetter = endpoint({
  method: 'DELETE',
  path: '/api/admin/letters/:id/sending',
  access: 'admin',
  summary: 'Stop a letter that goes out; what has not gone waits until it goes on',
  params,
  body: emptyBodySchema,
  response: letterSchema,
  failures: [...ACT_FAILURES, 'letter_not_sending'],
  limits: ACT_LIMITS,
});

/** Lets a stopped letter go on where it was. */
export const resumeLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/resumption',
  access: 'admin',
  summary: 'Let a stopped letter go on where it was',
  params,
  body: emptyBodySchema,
  response: letterSchema,
  failures: [...ACT_FAILURES, 'letter_not_stopped'],
  limits: ACT_LIMITS,
});
