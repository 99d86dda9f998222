import type { Milliseconds } from '@overtone/domain/units';
import type { Atom } from './atoms.ts';
import {
  ACTIVITIES,
  AND,
  AROUND,
  BEFORE,
  BEFORE_MEETING,
  BREAKS,
  CALM_END,
  END_CALMLY,
  EVERY,
  LENGTHS,
  listedWords,
  MEETINGS,
  MIDDLE,
  NO_BREAKS,
  ONE_BREAK,
  POMODORO,
  POMODOROS,
  PROGRAM,
  THEN,
  WITH,
} from './request-words.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** What each phrase of a request says, and what some say only where somebody is told to do it. */
export function phrasesOf() {
  const phrases = new Map<string, readonly Atom[]>();
  const done = new Map<string, readonly Atom[]>();
  const say = (words: string, ...atoms: readonly Atom[]) => {
    for (const phrase of listedWords(words)) phrases.set(phrase, atoms);
  };
  say(AROUND);
  say(NO_BREAKS);
  say(PROGRAM, { kind: 'program' });
  say(WITH, { kind: 'with' });
  say(AND, { kind: 'and' });
  phrases.set(',', [{ kind: 'and' }]);
  say(THEN, { kind: 'then' });
  say(EVERY, { kind: 'every' });
  say(MIDDLE, { kind: 'middle' });
  say(CALM_END, { kind: 'ending' });
  say(END_CALMLY, { kind: 'ending' });
  say(BREAKS, { kind: 'breaks', isOne: false });
  say(ONE_BREAK, { kind: 'breaks', isOne: true });
  say(POMODOROS, { kind: 'pomodoro', times: null });
  say(POMODORO, { kind: 'pomodoro', times: 1 });
  for (const [minutes, words] of LENGTHS) say(words, { kind: 'length', ms: minutes * MINUTE_MS });
  for (const before of listedWords(BEFORE)) {
    for (const which of listedWords(BEFORE_MEETING)) {
      for (const meeting of listedWords(MEETINGS)) {
        phrases.set(`${before} ${which} ${meeting}`, [
          { kind: 'activity', course: 'meeting-bridge', isOpen: false },
        ]);
      }
    }
  }
  for (const { course, isOpen, named, done: verbs } of ACTIVITIES) {
    const activity: readonly Atom[] = [{ kind: 'activity', course, isOpen }];
    for (const phrase of listedWords(named)) phrases.set(phrase, activity);
    for (const phrase of listedWords(verbs)) done.set(phrase, activity);
  }
  return { phrases, done };
}
