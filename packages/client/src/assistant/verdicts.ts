import type { VerdictRequest } from '@overtone/domain/contract/suggestion-history';
import { TASK_STATES } from '@overtone/domain/suggestion/states';
import type { Verdict } from '@overtone/domain/suggestion/verdict';
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/api-client.ts';
import type { Host } from '../platform/host.ts';
import { loggableRefusal } from '../api/call.ts';

/** What the person thinks of suggestions that their account keeps. */
export interface Verdicts {
  /** The verdict on each suggestion that has one, by its id. */
  readonly $verdicts: ReadableAtom<Readonly<Record<string, Verdict>>>;
  /** Passes a verdict; `state` is the reading in force where it is an alternative. One that cannot be kept is taken back. */
  readonly pass: (suggestionId: string, verdict: Verdict, state?: string) => Promise<void>;
}

/** What verdicts are passed with. */
export interface VerdictParts {
  readonly api: Pick<ApiClient, 'passVerdict'>;
  readonly host: Pick<Host, 'log'>;
}

/** Makes a keeper of verdicts that knows none. */
export function createVerdicts({ api, host }: VerdictParts): Verdicts {
  const $verdicts = atom<Readonly<Record<string, Verdict>>>({});

  async function pass(suggestionId: string, verdict: Verdict, state?: string): Promise<void> {
    const before = $verdicts.get()[suggestionId];
    $verdicts.set({ ...$verdicts.get(), [suggestionId]: verdict });
    const passed = await api.passVerdict(suggestionId, requestFor(verdict, state));
    if (passed.ok) return;
    host.log.warn('A verdict was not kept', loggableRefusal(passed.reason));
    const { [suggestionId]: now, ...others } = $verdicts.get();
    if (now !== verdict) return;
    $verdicts.set(before === undefined ? others : { ...others, [suggestionId]: before });
  }

  return { $verdicts, pass };
}

function requestFor(verdict: Verdict, state: string | undefined): VerdictRequest {
  const chosen = TASK_STATES.find((known) => known === state);
  return chosen === undefined ? { verdict } : { verdict, state: chosen };
}
