import { z } from 'zod';
import { accountSettingsSchema } from '../session/account-settings.ts';
import { endpoint } from './endpoint.ts';

/** An account's settings as the server keeps them. `revision` counts the writings; 0 means none yet. */
export const settingsStateSchema = z.object({
  revision: z.number().int().min(0),
  groups: accountSettingsSchema,
});

/** An account's settings as the server keeps them. */
export type SettingsState = z.infer<typeof settingsStateSchema>;

/** Body of `PUT /api/settings`: the groups that changed. Others stay as they are. */
export const settingsChangeSchema = z.strictObject({ groups: accountSettingsSchema });

/** The entity tag of a revision, for `ETag` and `If-Match`. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** An entity tag of settings, with its revision in the group. */
export const SETTINGS_TAG = /^"([0-9]{1,9})"$/u;

/** The revision that an `If-Match` header names; null when it is not exactly one such tag. */
export function revisionOfTag(tag: string): number | null {
  const digits = SETTINGS_TAG.exec(tag.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The settings that follow an account, read with an entity tag. */
export const readSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'member',
  summary: 'Read the settings that follow the account (ETag, If-None-Match)',
  headers: [{ name: 'If-None-Match', description: 'The version that is known already.' }],
  response: settingsStateSchema,
  isConditional: true,
  failures: ['unauthenticated'],
});

/** Changes them at a revision, so that no change overwrites one that its writer had not seen. */
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  access: 'member',
  summary: 'Change groups of settings at the revision that If-Match names',
  headers: [
    {
      name: 'If-Match',
      description: 'The entity tag of the version that the change starts from.',
      isRequired: true,
      pattern: SETTINGS_TAG,
      failures: { missing: 'precondition_required', malformed: 'invalid_request' },
    },
  ],
  body: settingsChangeSchema,
  response: settingsStateSchema,
  failures: [
    'unauthenticated',
    'forbidden',
    'invalid_request',
    'settings_stale',
    'precondition_required',
    'rate_limited',
  ],
  limits: [{ of: 'personal', by: 'account', at: 'first' }],
});

/** A stream that names what of the account changed. */
export const hearChanges = endpoint({
  method: 'GET',
  path: '/api/settings/events',
  access: 'member',
  summary:
    'Hear what of the account changed, as server-sent events named settings, programs or usage',
  isFile: true,
  failures: ['unauthenticated', 'too_many_streams', 'unavailable'],
});
