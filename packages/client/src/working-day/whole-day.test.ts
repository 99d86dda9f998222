import { type DayEntry, playDay } from './testing/play-day.ts';
import { WHOLE_DAY } from './testing/whole-day.ts';
import { beforeAll, describe, expect, it } from 'vitest';

let entries: readonly DayEntry[];

beforeAll(async () => {
  entries = await playDay(WHOLE_DAY);
});

describe('a whole day', () => {
  it('has light and sound as its person wants them, to the second', () => {
    expect(entries.map(({ at, light, sound }) => `${at} ${light} ${sound}`)).toEqual([
      '08:50:00 dark silent',
      // By itself, and softly.
      '09:00:00 shown low',
      '09:01:00 shown full',
      // A sentence that is dictated.
      '09:40:00 shown low',
      '09:40:04 shown full',
      // Three calls.
      '10:00:00 shown low',
      '10:00:05 dark low',
      '10:25:00 shown full',
      '11:00:00 shown low',
      '11:00:05 dark low',
      '11:10:00 shown full',
      '11:30:00 shown low',
      '11:30:05 dark low',
      '11:45:00 shown full',
      // Lunch. The film after it changes nothing.
      '12:05:00 dark silent',
      '12:45:00 shown full',
      // A low battery, until the cable is in.
      '14:20:00 dark full',
      '14:40:00 shown full',
      // The program that began at 14:50 is over, and with it the session.
      '16:20:00 dark silent',
      '16:25:00 shown full',
      // Locked, and off until somebody turns it on.
      '16:40:00 dark silent',
      '16:55:00 shown full',
      // Asleep, and the same.
      '17:10:00 dark silent',
      '17:32:00 shown full',
      // The evening: the last minute is low.
      '18:00:00 shown full',
      '18:00:05 shown low',
      '18:01:00 dark silent',
    ]);
  });

  it('says why wherever something is otherwise than the person left it', () => {
    const said = entries.filter(({ why }) => why !== '').map(({ at, why }) => `${at} ${why}`);
    expect(said).toEqual([
      '10:00:05 Quiet, because another app is using the microphone.',
      '11:00:05 Quiet, because another app is using the microphone.',
      '11:30:05 Quiet, because another app is using the microphone.',
      '12:05:00 Dark and silent, because nobody is at the keyboard.',
      '14:20:00 Sound only, because the battery is low.',
      '18:00:00 Ending, because it is past the hour that you chose. Choose “Go on” to continue.',
      '18:00:05 Ending, because it is past the hour that you chose. Choose “Go on” to continue.',
      '18:01:00 Off, because it is past the hour that you chose.',
    ]);
  });
});
