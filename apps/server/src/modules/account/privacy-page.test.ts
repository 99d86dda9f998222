import { OWN_COOKIES, SECURE_COOKIE_PREFIX } from '@overtone/domain/privacy/browser-data';
import { OUTSIDE_PARTIES } from '@overtone/domain/privacy/outside-hosts';
import {
  JOINING_COLUMNS,
  STORED_OF_ACCOUNTS,
  STORED_OF_ANYBODY,
} from '@overtone/domain/privacy/stored-data';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ALL_TABLES } from '../../database/tables.ts';
import { variables } from '../../environment/variables.ts';
import { contentPolicy } from '../../http/policy/content-policy.ts';
import { HOST_PREFIX, SESSION_COOKIE } from '../../access/session-cookie.ts';
import { BROWSER_COOKIE } from '../identity/known-browsers/note-browser.ts';
import { VISITOR_COOKIE } from '../suggestion/visitor-cookie.ts';
import { personalTables } from './personal-data.ts';

/** What the privacy page says, as `table.column`. */
const SAID = [...STORED_OF_ANYBODY, ...STORED_OF_ACCOUNTS].flatMap(({ kept }) =>
  Object.entries(kept).flatMap(([table, columns]) => columns.map((name) => `${table}.${name}`)),
);

/** What is stored about people, by the tables and by what the export gives them. */
const STORED = Object.entries(ALL_TABLES).flatMap(([name, table]) =>
  personalTables().some((rule) => rule.name === name)
    ? Object.keys(getTableColumns(table))
        .filter((column) => !JOINING_COLUMNS.has(column))
        .map((column) => `${name}.${column}`)
    : [],
);

describe('the privacy page', () => {
  it('says of every stored field what it is', () => {
    expect(STORED.filter((field) => !SAID.includes(field))).toEqual([]);
  });

  it('says it once, and of no field that is not stored', () => {
    expect(SAID.filter((field, index) => SAID.indexOf(field) !== index)).toEqual([]);
    expect(SAID.filter((field) => !STORED.includes(field))).toEqual([]);
  });

  it('says all that the export gives', () => {
    const shown = personalTables().flatMap(({ name, shown: columns }) =>
      columns.filter((column) => !JOINING_COLUMNS.has(column)).map((column) => `${name}.${column}`),
    );
    expect(shown.filter((field) => !SAID.includes(field))).toEqual([]);
  });

  it('names every host that the server asks unless it is told otherwise', () => {
    const defaults = Object.values(variables.parse({})).filter(
      (value): value is string => typeof value === 'string' && URL.canParse(value),
    );
    const said = OUTSIDE_PARTIES.flatMap(({ hosts }) => hosts);
    expect(defaults.map((address) => new URL(address).host)).not.toEqual([]);
    for (const address of defaults) expect(said).toContain(new URL(address).host);
  });

  it('names every host that a page may ask', () => {
    const asked = contentPolicy({ usesAnalytics: true }).match(/(?<=https:\/\/)[^\s;]+/gu) ?? [];
    const said = OUTSIDE_PARTIES.flatMap(({ hosts }) => hosts);
    expect(asked).not.toEqual([]);
    for (const host of asked) expect(said).toContain(host);
  });
});

describe('the cookie page', () => {
  it('calls the server’s cookies what the server calls them', () => {
    const said: readonly string[] = OWN_COOKIES.map(({ name }) => name);
    expect(said).toEqual(expect.arrayContaining([SESSION_COOKIE, VISITOR_COOKIE, BROWSER_COOKIE]));
    expect(SECURE_COOKIE_PREFIX).toBe(HOST_PREFIX);
  });
});
