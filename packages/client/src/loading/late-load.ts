/**
 * A piece of the product that is loaded when it is needed could not be had: there is no connection, or a newer version is
 * served and this one is gone. `cause` is what the browser said, for the log alone.
 */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A piece of the product was not loaded', { cause });
    this.name = 'NotLoaded';
  }
}

let attempt = 0;

/** What could not be loaded so far is asked for anew when it is next needed. */
export function askAnew(): void {
  attempt += 1;
}

/**
 * Loads at the first call; every later one gives the same. What could not be loaded rejects with {@link NotLoaded}, and stays
 * so until {@link askAnew}: whoever draws it does not ask over and over.
 */
export function lateLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | null = null;
  let failedIn = Infinity;
  async function begin(): Promise<Value> {
    try {
      return await load();
    } catch (cause) {
      failedIn = attempt;
      throw cause instanceof NotLoaded ? cause : new NotLoaded(cause);
    }
  }
  return () => {
    if (coming !== null && failedIn >= attempt) return coming;
    failedIn = Infinity;
    coming = begin();
    return coming;
  };
}
