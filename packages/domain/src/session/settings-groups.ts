/** Groups in which settings travel with an account: of a group, the last whole writing holds. */
export const SETTINGS_GROUPS = ['rhythm', 'look', 'sound', 'interface'] as const;

/** Group of settings that belong together. */
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Where a setting is kept: with the account, in a group; on this device only; or nowhere. */
export type SettingHome = SettingsGroup | 'device' | 'never';
