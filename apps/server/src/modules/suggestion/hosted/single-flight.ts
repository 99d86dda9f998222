/** Work that is under way at most once a key, whoever asks for it. */
export interface SingleFlight<Value> {
  /** Joins the work under `key`, or begins it. Its signal aborts once everybody who asked has gone. */
  readonly join: (
    key: string,
    asker: AbortSignal,
    begin: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
}

interface Flight<Value> {
  readonly result: Promise<Value>;
  readonly board: (asker: AbortSignal) => void;
}

/** Makes one for work of one kind. */
export function singleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Flight<Value>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const abandoned = new AbortController();
    let aboard = 0;
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const flight: Flight<Value> = {
      result: work(abandoned.signal).finally(end),
      board(asker) {
        aboard += 1;
        const leave = () => {
          aboard -= 1;
          if (aboard > 0) return;
          end();
          abandoned.abort();
        };
        if (asker.aborted) leave();
        else asker.addEventListener('abort', leave, { once: true });
      },
    };
    return flight;
  }

  return {
    join(key, asker, work) {
      const flight = flights.get(key) ?? begin(key, work);
      flights.set(key, flight);
      flight.board(asker);
      return flight.result;
    },
  };
}
