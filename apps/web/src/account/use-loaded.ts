import type { Refusal, Reply } from '@overtone/client/api/call';
import { useCallback, useEffect, useState } from 'react';

/** Something that the server is asked for: on its way, there, or refused with a sentence. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly value: Value;
      /** Why it could not be read again, where what was read before stays. */
      readonly refusal?: Refusal;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Asks once, and again on `reload`; what was there stays in view until then, and where that is refused. `load` must stay
 * the same function, and so must `renewed`, which says what of the two is shown then: without it, what is read.
 */
export function useLoaded<Value>(
  load: () => Reply<Value>,
  renewed: (before: Value, read: Value) => Value = asRead,
): {
  readonly state: Loaded<Value>;
  readonly reload: () => void;
  /** Takes what the server has just said. */
  readonly set: (value: Value) => void;
  /** The same, of a part of what is there. */
  readonly change: (changed: (before: Value) => Value) => void;
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
    reload: useCallback(
      () => void load().then((reply) => setState((before) => again(before, reply, renewed))),
      [load, renewed],
    ),
    set: useCallback((value: Value) => setState({ kind: 'ready', value }), []),
    change: useCallback(
      (changed: (before: Value) => Value) =>
        setState((before) =>
          before.kind === 'ready' ? { ...before, value: changed(before.value) } : before,
        ),
      [],
    ),
  };
}

/** Why it could not be read, or not be read again. */
export function refusalIn<Value>(state: Loaded<Value>): Refusal | undefined {
  return state.kind === 'loading' ? undefined : state.refusal;
}

function loaded<Value>(reply: Awaited<Reply<Value>>): Loaded<Value> {
  return reply.ok
    ? { kind: 'ready', value: reply.value }
    : { kind: 'refused', refusal: reply.reason };
}

function again<Value>(
  before: Loaded<Value>,
  reply: Awaited<Reply<Value>>,
  renewed: (before: Value, read: Value) => Value,
): Loaded<Value> {
  if (before.kind !== 'ready') return loaded(reply);
  return reply.ok
    ? { kind: 'ready', value: renewed(before.value, reply.value) }
    : { ...before, refusal: reply.reason };
}

function asRead<Value>(_before: Value, read: Value): Value {
  return read;
}
