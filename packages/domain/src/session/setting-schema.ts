import { z } from 'zod';
import { isVisible, WITHOUT_CONTROLS } from '../contract/visible-characters.ts';
import type { SettingRow, SettingRows, ValueOf } from './setting-row.ts';

/** A strict object with one field for each row, of the values that the row allows. */
export function schemaOf<Rows extends SettingRows>(
  rows: Rows,
): z.ZodObject<{ [Name in keyof Rows]: z.ZodType<ValueOf<Rows[Name]>> }, z.core.$strict>;
export function schemaOf(rows: SettingRows): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, valueSchema(row)])),
  );
}

function valueSchema(row: SettingRow): z.ZodType {
  if (row.kind === 'switch') return z.boolean();
  if (row.kind === 'choice') return z.enum(row.of);
  if (row.kind === 'text')
    return z.string().max(row.longest).regex(WITHOUT_CONTROLS).refine(isVisible);
  const number = z.number().min(row.min).max(row.max);
  return row.canBeNull ? number.nullable() : number;
}
