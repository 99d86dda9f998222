import type { SettingRows } from './setting-row.ts';
import { SETTING_TABLE } from './setting-table.ts';

type Rows = typeof SETTING_TABLE.session;

/** Name of a numeric setting. */
export type NumericSetting = {
  [Name in keyof Rows]: Rows[Name] extends { readonly kind: 'number' } ? Name : never;
}[keyof Rows];

/** Range and step of every numeric setting; frequencies in Hz, hue in degrees, levels from 0 to 1. */
export const SETTING_RANGES = numericOf(SETTING_TABLE.session);

function numericOf(rows: Rows): Pick<Rows, NumericSetting>;
function numericOf(rows: SettingRows): SettingRows {
  return Object.fromEntries(Object.entries(rows).filter(([, { kind }]) => kind === 'number'));
}
