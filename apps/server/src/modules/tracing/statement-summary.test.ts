import { describe, expect, it } from 'vitest';
import { summariseStatement } from './statement-summary.ts';

describe('the summary of a statement', () => {
  it.each([
    ['select "id" from "users" where "email" = $1', 'select', 'users'],
    [`insert into "mails" ("recipient") values ('ada@example.com')`, 'insert', 'mails'],
    ['update "letters" set "state" = $1', 'update', 'letters'],
    ['delete from rate_limits where key in (select key from old)', 'delete', 'rate_limits'],
    ['with due as (select 1 from "mails") update "mails" set x = 1', 'with', 'mails'],
    ['begin', 'begin', undefined],
    ['select pg_notify($1, $2)', 'select', undefined],
    ['select extract(epoch from now())', 'select', undefined],
    ['', 'statement', undefined],
  ])('of %s is what it does and to which table', (text, operation, table) => {
    expect(summariseStatement(text)).toEqual({ operation, table });
  });
});
