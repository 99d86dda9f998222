/** Clients that read without pause. */
export interface ReadingClients {
  /** What they were told instead of an answer: a status, or why there was none. */
  readonly failures: readonly string[];
  /** How many reads have ended, failed ones too. */
  readonly answered: () => number;
  /** Resolves once `count` more answers have come. */
  readonly untilAnswered: (count: number) => Promise<void>;
  /** Lets what is under way end. */
  readonly stop: () => Promise<void>;
}

/** Starts `clients` clients that read one address again and again. */
export function startReading(clients: number, url: string): ReadingClients {
  const failures: string[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const stopping = new AbortController();
  let answered = 0;

  const read = async () => {
    while (!stopping.signal.aborted) {
      const failure = await failureOf(url);
      if (failure !== undefined) failures.push(failure);
      answered++;
      for (const { count, resolve } of waiting) if (answered >= count) resolve();
    }
  };
  const reading = Promise.all(Array.from({ length: clients }, read));
  return {
    failures,
    answered: () => answered,
    untilAnswered: (count) =>
      new Promise((resolve) => {
        waiting.push({ count: answered + count, resolve });
      }),
    async stop() {
      stopping.abort();
      await reading;
    },
  };
}

async function failureOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    const text = await response.text();
    return response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return String(error);
  }
}
