import type { Milliseconds } from '@overtone/domain/units';

/** What `value` comes to, or undefined when that takes longer than `ms`. */
export async function within<Value>(
  ms: Milliseconds,
  value: Promise<Value>,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
