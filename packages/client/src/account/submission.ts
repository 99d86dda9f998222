import { atom, type ReadableAtom } from 'nanostores';
import type { Refusal, Reply } from '../api/call.ts';

/** How a form stands: being filled in, on its way (perhaps after a refusal), refused with a reason, or accepted. */
export type SubmissionState<Value> =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending'; readonly refusal: Refusal | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'accepted'; readonly value: Value };

/** The refusal that holds, or that held until the next try is answered; null without one. */
export function refusalOf(state: SubmissionState<unknown>): Refusal | null {
  return state.kind === 'refused' || state.kind === 'sending' ? state.refusal : null;
}

/** One form on its way to the server. */
export interface Submission<Values, Value> {
  readonly $state: ReadableAtom<SubmissionState<Value>>;
  /** Sends the values. While they are on their way, and once they were accepted, it does nothing. */
  readonly submit: (values: Values) => Promise<void>;
  /** Forgets a refusal or an acceptance. */
  readonly reopen: () => void;
}

/** Where to look before anything is sent: the sentence that refuses it, or null. */
export type Check<Values> = (values: Values) => string | null;

/** Makes the way of a form. `check` refuses at once, without a request, what the server would refuse anyway. */
export function createSubmission<Values, Value>(
  send: (values: Values) => Reply<Value>,
  check: Check<Values> = () => null,
): Submission<Values, Value> {
  const $state = atom<SubmissionState<Value>>({ kind: 'open' });
  return {
    $state,
    async submit(values) {
      const state = $state.get();
      if (state.kind === 'sending' || state.kind === 'accepted') return;
      const sentence = check(values);
      if (sentence !== null) {
        $state.set({ kind: 'refused', refusal: { sentence, code: null } });
        return;
      }
      $state.set({ kind: 'sending', refusal: refusalOf(state) });
      const reply = await send(values);
      $state.set(
        reply.ok
          ? { kind: 'accepted', value: reply.value }
          : { kind: 'refused', refusal: reply.reason },
      );
    },
    reopen() {
      if ($state.get().kind !== 'sending') $state.set({ kind: 'open' });
    },
  };
}
