import { atom, type ReadableAtom } from 'nanostores';
import type { ShownPair } from './shown-pair.ts';
import { createTaskAnswer, type TaskAnswer } from './task-answer.ts';

/** What the parts of the page's opening share: a sentence and its answer, and the pair of the task that is being looked at. */
export interface Opening {
  readonly answer: TaskAnswer;
  /** What stands in the field. */
  readonly $written: ReadableAtom<string>;
  readonly $considered: ReadableAtom<ShownPair | null>;
  /** Looks at the pair of a task of the list; null looks at none. */
  consider(shown: ShownPair | null): void;
  write(text: string): void;
}

/** An opening in which nothing has been asked. */
export function createOpening(): Opening {
  const $considered = atom<ShownPair | null>(null);
  const $written = atom('');
  return {
    answer: createTaskAnswer(),
    $written,
    $considered,
    consider: (shown) => $considered.set(shown),
    write: (text) => $written.set(text),
  };
}
