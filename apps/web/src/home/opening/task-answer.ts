import type { Host } from '@overtone/client/platform/host';
import { atom, type ReadableAtom } from 'nanostores';
import type { ShownPair } from './shown-pair.ts';

/** Where the answer to a visitor's sentence stands. An earlier answer stays while the next is on its way. */
export interface TaskAnswerState {
  readonly status: 'idle' | 'asking' | 'answered' | 'failed';
  /** The sentence that `shown` or `help` answers. */
  readonly task: string;
  readonly shown: ShownPair | null;
  /** Words for a person who needs people, in place of a pair. */
  readonly help: string | null;
}

/** Asks which pair may suit a sentence. */
export interface TaskAnswer {
  readonly $state: ReadableAtom<TaskAnswerState>;
  /** Asks for a sentence; an empty one is not asked, and a newer question replaces an older. */
  ask(task: string, host: Pick<Host, 'fetch' | 'log'>): Promise<void>;
}

/** No question yet. What asks and checks is loaded with the first question, so that reading the page stays light. */
export function createTaskAnswer(): TaskAnswer {
  const $state = atom<TaskAnswerState>({ status: 'idle', task: '', shown: null, help: null });
  let asking: AbortController | undefined;

  return {
    $state,
    async ask(sentence, host) {
      const task = sentence.trim();
      if (task === '') return;
      asking?.abort();
      const own = new AbortController();
      asking = own;
      $state.set({ ...$state.get(), status: 'asking' });
      const answer = await answerTo(host, task, own.signal).catch(failure);
      if (own.signal.aborted) return;
      if (answer.ok) {
        $state.set({ status: 'answered', task, ...answer.value });
        return;
      }
      host.log.error('No pair was suggested', answer.reason);
      $state.set({ ...$state.get(), status: 'failed' });
    },
  };
}

async function answerTo(host: Pick<Host, 'fetch'>, task: string, signal: AbortSignal) {
  const { askForPair } = await import('./ask-for-pair.ts');
  return askForPair(host, task, signal);
}

/** A part of the page that did not load is a failure like any other. */
function failure(error: unknown): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason: String(error) };
}
