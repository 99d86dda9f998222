import type { SettingRows } from './setting-row.ts';
import { SETTING_TABLE } from './setting-table.ts';
import type { SettingHome } from './settings-groups.ts';

const { session, interface: ofInterface, output } = SETTING_TABLE;
const ROWS = { ...session, ...ofInterface, ...output };

/** The home of every setting. */
export const SETTINGS_HOMES = homesOf(ROWS);

function homesOf<Rows extends SettingRows>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name]['home'] };
function homesOf(rows: SettingRows): Readonly<Record<string, SettingHome>> {
  return Object.fromEntries(Object.entries(rows).map(([name, { home }]) => [name, home]));
}

/** Names of the settings whose home is `home`. */
export function settingsKeptIn(home: SettingHome): readonly string[] {
  return Object.entries(SETTINGS_HOMES)
    .filter(([, own]) => own === home)
    .map(([name]) => name);
}

/** Of `values` what is kept anywhere. */
export function worthKeeping(values: object): Readonly<Record<string, unknown>> {
  const never = new Set(settingsKeptIn('never'));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !never.has(name)));
}
