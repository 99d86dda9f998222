import type { Refusal, Reply } from '@overtone/client/api/call';
import { useCallback, useEffect, useState } from 'react';

/** Something that the server is asked for: on its way, there, or refused with a sentence. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Asks once, and again on `reload`; what was there stays in view until then. `load` must stay the same function. */
export function useLoaded<Value>(load: () => Reply<Value>): {
  readonly state: Loaded<Value>;
  readonly reload: () => void;
  /** Takes what the server has just said. */
  readonly set: (value: Value) => void;
} {
  const [state, setState] = useState<Loaded<Value>>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    async function begin(): Promise<void> {
      const reply = await load();
      if (isWanted) setState(loaded(reply));
    }
    void begin();
    return () => {
      isWanted = false;
    };
  }, [load]);
  return {
    state,
    reload: useCallback(() => void load().then((reply) => setState(loaded(reply))), [load]),
    set: useCallback((value: Value) => setState({ kind: 'ready', value }), []),
  };
}

function loaded<Value>(reply: Awaited<Reply<Value>>): Loaded<Value> {
  return reply.ok
    ? { kind: 'ready', value: reply.value }
    : { kind: 'refused', refusal: reply.reason };
}
