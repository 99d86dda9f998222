/** Does one task of each key at a time, whoever asks; those of one key in the order in which they were asked for. */
export function oneOfEach(): <Value>(key: string, task: () => Promise<Value>) => Promise<Value> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const earlier = last.get(key) ?? Promise.resolve();
    const done = earlier.then(task);
    const over = done.catch(() => undefined);
    last.set(key, over);
    try {
      return await done;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
