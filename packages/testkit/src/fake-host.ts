import type { Host, HostStorage } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import { fakeDevice } from './fake-device.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/** A request that the code under test made. `body` is the parsed JSON text; undefined without one. */
export interface FakeRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

/** What answers requests to one path. */
export type FakeResponder = (request: FakeRequest) => Response | Promise<Response>;

/** A line that the code under test logged. */
export interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly detail: unknown;
}

/** A host whose clock, network, storage and page are in the test's hands. */
export interface FakeHost extends Host {
  readonly clock: ManualClock;
  readonly requests: readonly FakeRequest[];
  /** The same storage as another window of this device has it. */
  readonly otherWindow: () => HostStorage;
  /** Keeps what windows of this device write from the others until the returned function is called. */
  readonly holdBackWindows: () => Stop;
  readonly logged: readonly LoggedLine[];
  readonly beacons: readonly { readonly path: string; readonly body: unknown }[];
  /** Sets what answers `path` from now on. A path without a responder rejects like a network that is down. */
  readonly respond: (path: string, responder: FakeResponder) => void;
  /** Tells the page that it is shown or hidden. */
  readonly setVisible: (visible: boolean) => void;
  /** Tells the page that it goes away. */
  readonly leave: () => void;
  /** Moves the clock on, then lets every promise that can settle do so. */
  readonly advance: (byMs: number) => Promise<void>;
}

/** A response with this JSON body. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Lets every promise that can settle without time passing do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Makes a host at 0 ms on 2 March 2026, 09:00 UTC, with no network. */
export function createFakeHost(): FakeHost {
  const clock = createManualClock();
  const startedAt = Date.UTC(2026, 2, 2, 9);
  const requests: FakeRequest[] = [];
  const logged: LoggedLine[] = [];
  const beacons: { path: string; body: unknown }[] = [];
  const responders = new Map<string, FakeResponder>();
  const device = fakeDevice();
  const leaving = listeners<void>();
  const visibility = listeners<boolean>();
  let ids = 0;

  const log = (level: LoggedLine['level']) => (message: string, detail?: unknown) =>
    void logged.push({ level, message, detail });

  return {
    clock,
    requests,
    logged,
    beacons,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    storage: device.openWindow(),
    otherWindow: device.openWindow,
    holdBackWindows: device.holdBack,
    fetch(path, init) {
      const request = fakeRequest(path, init);
      requests.push(request);
      return answer(request, responders.get(path));
    },
    sendBeacon(path, body) {
      beacons.push({ path, body: JSON.parse(body) });
      return true;
    },
    now: clock.now,
    wallClock: () => new Date(startedAt + clock.now()),
    after: clock.after,
    every: clock.every,
    onLeave: leaving.add,
    onVisibility: visibility.add,
    newId: () => `id-${++ids}`,
    respond: (path, responder) => void responders.set(path, responder),
    setVisible: visibility.call,
    leave: leaving.call,
    async advance(byMs) {
      clock.advance(byMs);
      await settled();
    },
  };
}

function fakeRequest(path: string, init: RequestInit = {}): FakeRequest {
  return {
    path,
    method: init.method ?? 'GET',
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal ?? null,
  };
}

async function answer(request: FakeRequest, responder?: FakeResponder): Promise<Response> {
  const { signal } = request;
  signal?.throwIfAborted();
  if (!responder) throw new TypeError(`No network: ${request.path}`);
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([responder(request), aborted]);
}

interface Listeners<Value> {
  readonly add: (run: (value: Value) => void) => Stop;
  readonly call: (value: Value) => void;
}

function listeners<Value>(): Listeners<Value> {
  const runs = new Set<(value: Value) => void>();
  return {
    add(run) {
      const own = (value: Value) => run(value);
      runs.add(own);
      return () => void runs.delete(own);
    },
    call(value) {
      runs.forEach((run) => run(value));
    },
  };
}
