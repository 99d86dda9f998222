import { describe, expect, it } from 'vitest';
import { occurrencesOf, startsIn } from '../testing/calendars.ts';

const NEW_YORK = 'America/New_York';

/** Dates on which an event of RFC 5545, 3.8.5.3, starts: the year and month once, then the days. */
function dates(rule: string, start = '19970902T090000', more: readonly string[] = []): string[] {
  const lines = [`DTSTART;TZID=${NEW_YORK}:${start}`, `RRULE:${rule}`, ...more];
  return startsIn(NEW_YORK, occurrencesOf(lines));
}

/** Writes out "1997-09 2-4 9" as dates at 09:00. */
function at9(...months: readonly string[]): string[] {
  return months.flatMap((row) => {
    const [month = '', ...days] = row.split(' ');
    return days.flatMap((span) => {
      const [from = 0, to = from] = span.split('-').map(Number);
      return Array.from(
        { length: to - from + 1 },
        (_, index) => `${month}-${String(from + index).padStart(2, '0')} 09:00`,
      );
    });
  });
}

describe('the examples of RFC 5545', () => {
  it.each<[string, string, string[], string?]>([
    ['daily for ten times', 'FREQ=DAILY;COUNT=10', at9('1997-09 2-11')],
    [
      'daily until Christmas Eve, across the change to winter time',
      'FREQ=DAILY;UNTIL=19971224T000000Z',
      at9('1997-09 2-30', '1997-10 1-31', '1997-11 1-30', '1997-12 1-23'),
    ],
    [
      'every ten days, five times',
      'FREQ=DAILY;INTERVAL=10;COUNT=5',
      at9('1997-09 2 12 22', '1997-10 2 12'),
    ],
    [
      'every day in January for three years',
      'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      at9('1998-01 1-31', '1999-01 1-31', '2000-01 1-31'),
      '19980101T090000',
    ],
    [
      'the same as a daily rule',
      'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
      at9('1998-01 1-31', '1999-01 1-31', '2000-01 1-31'),
      '19980101T090000',
    ],
    [
      'weekly for ten times',
      'FREQ=WEEKLY;COUNT=10',
      at9('1997-09 2 9 16 23 30', '1997-10 7 14 21 28', '1997-11 4'),
    ],
    [
      'weekly on Tuesday and Thursday for five weeks',
      'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
      at9('1997-09 2 4 9 11 16 18 23 25 30', '1997-10 2'),
    ],
    [
      'every other week on Monday, Wednesday and Friday',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
      at9(
        '1997-09 1 3 5 15 17 19 29',
        '1997-10 1 3 13 15 17 27 29 31',
        '1997-11 10 12 14 24 26 28',
        '1997-12 8 10 12 22',
      ),
      '19970901T090000',
    ],
    [
      'every other week on Tuesday and Thursday, eight times',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      at9('1997-09 2 4 16 18 30', '1997-10 2 14 16'),
    ],
    [
      'monthly on the first Friday',
      'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
      at9(
        '1997-09 5',
        '1997-10 3',
        '1997-11 7',
        '1997-12 5',
        '1998-01 2',
        '1998-02 6',
        '1998-03 6',
        '1998-04 3',
        '1998-05 1',
        '1998-06 5',
      ),
      '19970905T090000',
    ],
    [
      'every other month on the first and last Sunday',
      'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
      at9('1997-09 7 28', '1997-11 2 30', '1998-01 4 25', '1998-03 1 29', '1998-05 3 31'),
      '19970907T090000',
    ],
    [
      'monthly on the second-to-last Monday',
      'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
      at9('1997-09 22', '1997-10 20', '1997-11 17', '1997-12 22', '1998-01 19', '1998-02 16'),
      '19970922T090000',
    ],
    [
      'monthly on the second and fifteenth',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
      at9('1997-09 2 15', '1997-10 2 15', '1997-11 2 15', '1997-12 2 15', '1998-01 2 15'),
    ],
    [
      'monthly on the first and last day',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      at9(
        '1997-09 30',
        '1997-10 1 31',
        '1997-11 1 30',
        '1997-12 1 31',
        '1998-01 1 31',
        '1998-02 1',
      ),
      '19970930T090000',
    ],
    [
      'every eighteen months on the tenth to fifteenth',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      at9('1997-09 10-15', '1999-03 10-13'),
      '19970910T090000',
    ],
    [
      'yearly in June and July',
      'FREQ=YEARLY;COUNT=8;BYMONTH=6,7',
      at9(
        '1997-06 10',
        '1997-07 10',
        '1998-06 10',
        '1998-07 10',
        '1999-06 10',
        '1999-07 10',
        '2000-06 10',
        '2000-07 10',
      ),
      '19970610T090000',
    ],
    [
      'every third year on the first, hundredth and two-hundredth day',
      'FREQ=YEARLY;INTERVAL=3;COUNT=6;BYYEARDAY=1,100,200',
      at9('1997-01 1', '1997-04 10', '1997-07 19', '2000-01 1', '2000-04 9', '2000-07 18'),
      '19970101T090000',
    ],
    [
      'on the twentieth Monday of the year',
      'FREQ=YEARLY;BYDAY=20MO;COUNT=3',
      at9('1997-05 19', '1998-05 18', '1999-05 17'),
      '19970519T090000',
    ],
    [
      'on the Monday of week twenty',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3',
      at9('1997-05 12', '1998-05 11', '1999-05 17'),
      '19970512T090000',
    ],
    [
      'every Thursday in March',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=11',
      at9('1997-03 13 20 27', '1998-03 5 12 19 26', '1999-03 4 11 18 25'),
      '19970313T090000',
    ],
    [
      'the first Saturday after the first Sunday',
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=4',
      at9('1997-09 13', '1997-10 11', '1997-11 8', '1997-12 13'),
      '19970913T090000',
    ],
    [
      'election day',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      at9('1996-11 5', '2000-11 7').slice(1),
      '19961105T090000',
    ],
    [
      'the third of Tuesday, Wednesday and Thursday',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      at9('1997-09 4', '1997-10 7', '1997-11 6'),
      '19970904T090000',
    ],
    [
      'the second-to-last weekday',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7',
      at9(
        '1997-09 29',
        '1997-10 30',
        '1997-11 27',
        '1997-12 30',
        '1998-01 29',
        '1998-02 26',
        '1998-03 30',
      ),
      '19970929T090000',
    ],
    [
      'a day that not every month has',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      at9('2000-01 15 30', '2000-02 15', '2000-03 15 30'),
      '20000115T090000',
    ],
  ])('%s', (_, rule, expected, start) => {
    expect(dates(rule, start)).toEqual(expected);
  });

  it('every Friday the thirteenth', () => {
    const rule = 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13';
    const left = [`EXDATE;TZID=${NEW_YORK}:19970902T090000`];
    expect(dates(rule, '19970902T090000', left)).toEqual(
      at9('1998-02 13', '1998-03 13', '1998-11 13', '1999-08 13', '2000-10 13'),
    );
  });

  it('every three hours until five in the afternoon, and every fifteen or ninety minutes', () => {
    expect(dates('FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z')).toEqual([
      '1997-09-02 09:00',
      '1997-09-02 12:00',
      '1997-09-02 15:00',
    ]);
    expect(dates('FREQ=MINUTELY;INTERVAL=15;COUNT=6').at(-1)).toBe('1997-09-02 10:15');
    expect(dates('FREQ=MINUTELY;INTERVAL=90;COUNT=4').at(-1)).toBe('1997-09-02 13:30');
  });

  it.each([
    'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40;COUNT=48',
    'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16;COUNT=48',
  ])('every twenty minutes of the working day: %s', (rule) => {
    const starts = dates(rule);
    expect(starts.slice(0, 4)).toEqual(
      ['09:00', '09:20', '09:40', '10:00'].map((time) => `1997-09-02 ${time}`),
    );
    expect(starts.slice(23, 25)).toEqual(['1997-09-02 16:40', '1997-09-03 09:00']);
    expect(starts).toHaveLength(48);
  });

  it('a week start that makes a difference', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=';
    expect(dates(`${rule}MO`, '19970805T090000')).toEqual(at9('1997-08 5 10 19 24'));
    expect(dates(`${rule}SU`, '19970805T090000')).toEqual(at9('1997-08 5 17 19 31'));
  });
});
