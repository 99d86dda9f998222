import { isVisible } from '../contract/visible-characters.ts';
import type { SettingHome } from './settings-groups.ts';

/** Range and step of one numeric setting, as its slider offers it. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface EveryRow<Value> {
  readonly home: SettingHome;
  /** What it is until a person chooses otherwise. */
  readonly default: Value;
  /** The same in the desktop app, where that differs. */
  readonly defaultInApp?: Value;
  /** What a kept value that cannot be read counts as, where the default could be more than the person chose. */
  readonly unreadable?: Value;
}

interface SwitchRow extends EveryRow<boolean> {
  readonly kind: 'switch';
}

interface ChoiceRow extends EveryRow<string> {
  readonly kind: 'choice';
  readonly of: readonly string[];
}

interface NumberRow extends EveryRow<number>, SettingRange {
  readonly kind: 'number';
  /** Whether it may also be null: a rhythm that is off, a pitch that is the default one. */
  readonly canBeNull?: true;
}

interface TextRow extends EveryRow<string> {
  readonly kind: 'text';
  /** Length in UTF-16 units. */
  readonly longest: number;
}

/** All that is fixed about one setting. */
export type SettingRow = SwitchRow | ChoiceRow | NumberRow | TextRow;

/** Rows by the names of their settings. */
export type SettingRows = Readonly<Record<string, SettingRow>>;

/** The values that a row allows. */
export type ValueOf<Row> = Row extends { readonly kind: 'switch' }
  ? boolean
  : Row extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
    ? Choice
    : Row extends { readonly kind: 'number' }
      ? number | (Row extends { readonly canBeNull: true } ? null : never)
      : Row extends { readonly kind: 'text' }
        ? string
        : never;

/** A value for each row. */
export type ValuesOf<Rows> = { readonly [Name in keyof Rows]: ValueOf<Rows[Name]> };

/** A value for each row that is kept anywhere, any of them absent. */
type KeptValuesOf<Rows extends SettingRows> = {
  readonly [Name in keyof Rows as Rows[Name]['home'] extends 'never' ? never : Name]?: ValueOf<
    Rows[Name]
  >;
};

/** The default of each row. */
export function defaultsOf<Rows extends SettingRows>(rows: Rows): ValuesOf<Rows>;
export function defaultsOf(rows: SettingRows): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.default]));
}

/** The default of each row in the desktop app. */
export function appDefaultsOf<Rows extends SettingRows>(rows: Rows): ValuesOf<Rows>;
export function appDefaultsOf(rows: SettingRows): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row.defaultInApp ?? row.default]),
  );
}

/**
 * What was kept of the rows, each read by itself: one that another version wrote takes no other with it. What the row does
 * not allow is left out, or what the row says that it counts as; what is never kept is left out.
 */
export function readableOf<Rows extends SettingRows>(
  rows: Rows,
  record: Readonly<Record<string, unknown>>,
): KeptValuesOf<Rows>;
export function readableOf(rows: SettingRows, record: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([name, { home }]) => home !== 'never' && record[name] !== undefined)
      .map(([name, row]) => [name, allows(row, record[name]) ? record[name] : row.unreadable])
      .filter(([, value]) => value !== undefined),
  );
}

/** What `readableOf` reads of a record, and the default of every other row. */
export function keptOf<Rows extends SettingRows>(
  rows: Rows,
  record: Readonly<Record<string, unknown>>,
): ValuesOf<Rows>;
export function keptOf(rows: SettingRows, record: Readonly<Record<string, unknown>>) {
  return { ...defaultsOf(rows), ...readableOf(rows, record) };
}

/** Whether `value` is one that the row allows; the same as its schema says, where schemas are too heavy to be there. */
export function allows(row: SettingRow, value: unknown): boolean {
  if (row.kind === 'switch') return typeof value === 'boolean';
  if (row.kind === 'choice') return row.of.some((choice) => choice === value);
  if (row.kind === 'text') {
    return typeof value === 'string' && value.length <= row.longest && isVisible(value);
  }
  if (value === null) return row.canBeNull === true;
  return typeof value === 'number' && value >= row.min && value <= row.max;
}
