import autocannon from 'autocannon';

/** What one round of load came to. */
export interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Within which 97.5 of a hundred answers came. */
  readonly p97Ms: number;
  /** Answers other than the one that was wanted, and requests without any. */
  readonly failures: number;
}

/** Requests of one client, each made anew; `told` hears the answer's headers. */
export interface Client {
  readonly next: () => autocannon.Request;
  readonly told?: (headers: Readonly<Record<string, string>>) => void;
}

/** Requests that are sent. */
export interface Load {
  readonly connections: number;
  /** What the client on a connection sends, by the connection's number. */
  readonly clientOn: (connection: number) => Client;
}

/** Sends a load to servers for some seconds. Several servers share the connections evenly. */
export async function send(
  urls: readonly string[],
  { connections, clientOn }: Load,
  seconds: number,
): Promise<Round> {
  let opened = 0;
  const rounds = await Promise.all(
    urls.map((url) =>
      autocannon({
        url,
        connections: connections / urls.length,
        duration: seconds,
        timeout: 30,
        setupClient(client) {
          const { next, told } = clientOn(opened++);
          client.setRequests([
            { ...next(), setupRequest: (request) => ({ ...request, ...next() }) },
          ]);
          if (told) client.on('headers', ({ headers }) => told(fieldsOf(headers)));
        },
      }),
    ),
  );
  const sum = (of: (round: autocannon.Result) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  return {
    perSecond: sum(({ requests, duration }) => requests.total / duration),
    p99Ms: Math.max(...rounds.map(({ latency }) => latency.p99)),
    p97Ms: Math.max(...rounds.map(({ latency }) => latency.p97_5)),
    failures: sum(({ non2xx, errors }) => non2xx + errors),
  };
}

/** Header fields as they were received: name, value, name, value. */
function fieldsOf(raw: unknown): Readonly<Record<string, string>> {
  const words = Array.isArray(raw) ? raw.map(String) : [];
  return Object.fromEntries(
    words.flatMap((name, index) =>
      index % 2 ? [] : [[name.toLowerCase(), words[index + 1] ?? '']],
    ),
  );
}
