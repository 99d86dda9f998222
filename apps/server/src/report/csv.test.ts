import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

const one = (cell: Parameters<typeof csv>[0]['rows'][number][number]) =>
  csv({ columns: ['c'], rows: [[cell]] });

describe('csv', () => {
  it('writes a head and a line for each row', () => {
    const time = new Date('2026-03-02T09:00:00.000Z');
    const report = {
      columns: ['a', 'b'],
      rows: [
        ['x', 1.23456],
        [null, true],
        [time, 0],
      ],
    };
    expect(csv(report)).toBe('a,b\r\nx,1.235\r\n,true\r\n2026-03-02T09:00:00.000Z,0\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes %j', (cell, written) => {
    expect(one(cell)).toBe(`c\r\n${written}\r\n`);
  });

  it.each([
    [' =1+1', "' =1+1"],
    ['\0=1', "'\0=1"],
    ['＝1+1', "'＝1+1"],
    ['x;=1+1', "x;'=1+1"],
    ['x; \0 =1', "x;' \0 =1"],
    [' \t =1', " \t' =1"],
    ['x\n@SUM(A1)', `"x\n'@SUM(A1)"`],
    ['Mozilla/5.0 (X11; Linux x86_64) A/1', 'Mozilla/5.0 (X11; Linux x86_64) A/1'],
    ['a-b=c@d.example', 'a-b=c@d.example'],
  ])('lets no spreadsheet run what is hidden in %j', (cell, written) => {
    expect(one(cell)).toBe(`c\r\n${written}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "=cmd|' /C calc'!A0"])(
    'lets no spreadsheet run %j',
    (cell) => {
      expect(one(cell)).toMatch(/^c\r\n"?'/u);
    },
  );

  it('sees the end of a text of blanks', () => {
    const blanks = ` ${'\t '.repeat(300_000)}x`;
    expect(one(blanks)).toBe(`c\r\n${blanks}\r\n`);
  });

  it('leaves negative numbers alone', () => {
    expect(one(-1)).toBe('c\r\n-1\r\n');
  });
});
