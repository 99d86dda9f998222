import { z } from 'zod';
import { LONGEST_KEPT_TEXT, MOST_KEPT_PROGRAMS } from '../program/limits.ts';
import { endpoint } from './endpoint.ts';
import { SETTINGS_TAG } from './settings.ts';

const text = z
  .string()
  .max(LONGEST_KEPT_TEXT)
  .describe('The program as text, which begins with "overtone program 1".');

/** A program as an account keeps it. `revision` is the account's count of writings at which it was written last. */
export const accountProgramSchema = z.object({
  id: z.uuid(),
  revision: z.number().int().min(1),
  text,
});

/** A program as an account keeps it. */
export type AccountProgram = z.infer<typeof accountProgramSchema>;

/** All programs of an account, the one kept first last. `revision` counts every writing and deletion; 0 means none yet. */
export const accountProgramsSchema = z.object({
  revision: z.number().int().min(0),
  programs: z.array(accountProgramSchema).max(MOST_KEPT_PROGRAMS),
});

/** All programs of an account. */
export type AccountPrograms = z.infer<typeof accountProgramsSchema>;

/** How often an account's programs were written and deleted, after a deletion. */
export const programsRevisionSchema = accountProgramsSchema.pick({ revision: true });

/** Body of `PUT /api/programs/:id`. */
export const programTextSchema = z.strictObject({ text });

const params = z.object({ id: z.uuid() });

const ifMatch = {
  name: 'If-Match',
  description:
    'The entity tag of the program that the change starts from; "0" where there is none.',
  isRequired: true,
  pattern: SETTINGS_TAG,
  failures: { missing: 'precondition_required', malformed: 'invalid_request' },
} as const;

/** The programs that an account keeps, read with an entity tag. */
export const readPrograms = endpoint({
  method: 'GET',
  path: '/api/programs',
  access: 'member',
  summary: 'Read the programs that the account keeps (ETag, If-None-Match)',
  headers: [{ name: 'If-None-Match', description: 'The version that is known already.' }],
  response: accountProgramsSchema,
  isConditional: true,
  failures: ['unauthenticated', 'rate_limited'],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** Keeps a program at a revision, so that no change overwrites one that its writer had not seen. */
export const keepProgram = endpoint({
  method: 'PUT',
  path: '/api/programs/:id',
  access: 'member',
  summary: 'Keep a program, new or in the place of the revision that If-Match names',
  params,
  headers: [ifMatch],
  body: programTextSchema,
  bodyFailure: ({ issues }) =>
    issues.some(({ code, path }) => code === 'too_big' && path[0] === 'text')
      ? 'program_too_long'
      : 'invalid_request',
  response: accountProgramSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'invalid_request',
    'program_too_long',
    'program_unreadable',
    'program_stale',
    'programs_full',
    'precondition_required',
    'rate_limited',
  ],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** Keeps a program no longer, if it is still as whoever deletes it saw it. One that is gone already is no failure. */
export const deleteProgram = endpoint({
  method: 'DELETE',
  path: '/api/programs/:id',
  access: 'member',
  summary: 'Delete the revision of a program that If-Match names',
  params,
  headers: [ifMatch],
  response: programsRevisionSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'invalid_request',
    'program_stale',
    'precondition_required',
    'rate_limited',
  ],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});
