import { z } from 'zod';
import { type InterfaceSettings, interfaceSettingsSchema } from './interface-settings.ts';
import { SETTINGS_GROUPS, type SettingsGroup } from './settings-groups.ts';
import { type SETTINGS_HOMES, settingsKeptIn } from './settings-homes.ts';
import { type SessionSettings, sessionSettingsSchema } from './settings.ts';

type EverySetting = SessionSettings & InterfaceSettings;
type Homes = typeof SETTINGS_HOMES;

/** The settings of one group, as many of them as are known. */
export type GroupSettings<Group extends SettingsGroup> = {
  readonly [
    Name in keyof EverySetting as Homes[Name] extends Group ? Name : never
  ]?: EverySetting[Name];
};

/** Settings that travel with an account, by group. A group or a setting that is absent was never set. */
export type AccountSettings = {
  readonly [Group in SettingsGroup]?: GroupSettings<Group> | undefined;
};

/** Some settings by name. */
type Values = Readonly<Record<string, unknown>>;

const EVERY_SCHEMA = new Map<string, z.ZodType>(
  Object.entries({ ...sessionSettingsSchema.shape, ...interfaceSettingsSchema.shape }),
);

/** What one group may hold: each of its settings in its range, any of them absent, others dropped. */
function groupSchema(group: SettingsGroup): z.ZodType<Values> {
  const names = new Set(settingsKeptIn(group));
  const shape = [...EVERY_SCHEMA]
    .filter(([name]) => names.has(name))
    .map(([name, schema]) => [name, schema.optional()] as const);
  return z.object(Object.fromEntries(shape));
}

const GROUP_SCHEMAS = SETTINGS_GROUPS.map((group) => [group, groupSchema(group)] as const);

/**
 * Settings by group, as they are sent. Groups and settings that this version does not know are dropped, so that a
 * newer one is still understood; one that it knows must be in its range.
 */
export const accountSettingsSchema: z.ZodType<AccountSettings> = z.object(
  Object.fromEntries(GROUP_SCHEMAS.map(([group, schema]) => [group, schema.optional()])),
);

/** Reads settings that another version may have written: whatever this one does not accept is left out. */
export function readAccountSettings(kept: unknown): AccountSettings {
  const groups = recordOf(kept);
  return accountSettingsSchema.parse(
    Object.fromEntries(
      SETTINGS_GROUPS.filter((group) => group in groups).map((group) => [
        group,
        Object.fromEntries(
          Object.entries(recordOf(groups[group])).filter(
            ([name, value]) => EVERY_SCHEMA.get(name)?.safeParse(value).success === true,
          ),
        ),
      ]),
    ),
  );
}

/** The settings with `change` laid over them, setting by setting: one that a writer does not know outlasts his writing. */
export function mergeAccountSettings(
  settings: AccountSettings,
  change: AccountSettings,
): AccountSettings {
  const merged: Record<string, Values | undefined> = { ...settings };
  for (const [group, values] of Object.entries(change)) {
    if (values !== undefined) merged[group] = { ...merged[group], ...values };
  }
  return merged;
}

/** The part of `settings` that belongs to `group`. */
export function settingsInGroup<Group extends SettingsGroup>(
  group: Group,
  settings: Partial<EverySetting>,
): GroupSettings<Group>;
export function settingsInGroup(group: SettingsGroup, settings: Values): Values {
  return Object.fromEntries(
    settingsKeptIn(group)
      .filter((name) => name in settings)
      .map((name) => [name, settings[name]]),
  );
}

/** True when laying `change` over `settings` would change nothing. */
export function holdsAlready(settings: AccountSettings, change: AccountSettings): boolean {
  return SETTINGS_GROUPS.every((group) => {
    const held = recordOf(settings[group]);
    return Object.entries(recordOf(change[group])).every(([name, value]) => held[name] === value);
  });
}

function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
