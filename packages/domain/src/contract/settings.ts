import { z } from 'zod';
import { accountSettingsSchema } from '../session/account-settings.ts';

/** An account's settings as the server keeps them. `revision` counts the writings; 0 means none yet. */
export const settingsStateSchema = z.object({
  revision: z.number().int().min(0),
  groups: accountSettingsSchema,
});

/** An account's settings as the server keeps them. */
export type SettingsState = z.infer<typeof settingsStateSchema>;

/** Body of `PUT /api/settings`: the groups that changed. Others stay as they are. */
export const settingsChangeSchema = z.strictObject({ groups: accountSettingsSchema });

/** Body of `PUT /api/settings`. */
export type SettingsChangeBody = z.infer<typeof settingsChangeSchema>;

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
