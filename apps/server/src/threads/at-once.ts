/** How many tasks may wait for their turn. */
export interface WaitingLimit {
  readonly most: number;
  /** Called, and throws, where so many wait already. */
  readonly refuse: () => never;
}

/** Does so many tasks at once, whoever asks; the others wait for their turn, first come, first served. */
export function atOnce(
  most: number,
  limit?: WaitingLimit,
): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < most) running += 1;
    else {
      if (limit !== undefined && waiting.length >= limit.most) limit.refuse();
      await new Promise<void>((begin) => waiting.push(begin));
    }
    try {
      return await task();
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
