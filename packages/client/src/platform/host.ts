import type { DeviceKey } from '@overtone/domain/privacy/browser-data';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Where log lines go. `detail` is for whoever reads the log; a person never sees it. */
export interface HostLog {
  readonly info: (message: string, detail?: unknown) => void;
  readonly warn: (message: string, detail?: unknown) => void;
  readonly error: (message: string, detail?: unknown) => void;
}

/** Small texts kept by key. Storage that is full, blocked or absent behaves as empty; nothing here throws. */
export interface TextStorage<Key extends string> {
  /** The text kept under `key`; null when there is none. */
  readonly read: (key: Key) => string | null;
  readonly write: (key: Key, value: string) => void;
  readonly remove: (key: Key) => void;
  /** Calls `run` when another window that shares this storage has changed what is kept under `key`. */
  readonly onChangedElsewhere: (key: Key, run: () => void) => Stop;
}

/** Small texts kept on this device. */
export type HostStorage = TextStorage<DeviceKey>;

/**
 * The complete surface that a front end may ask of its host: a web page, the desktop shell, or a fake in tests. Nothing
 * else in a front end reads a clock, sets a timer or touches the network.
 */
export interface Host {
  readonly log: HostLog;
  readonly storage: HostStorage;
  /** Sends a request to the product's own server. `path` starts with "/". Rejects when no answer came or on abort. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Delivers `body` (JSON text) to `path` even while the page goes away. False when the host refused to take it. */
  readonly sendBeacon: (path: string, body: string) => boolean;
  /** Time since some fixed moment; it never runs backwards. For durations. */
  readonly now: () => Milliseconds;
  /** The calendar time, which a person or the network may change. For timestamps only. */
  readonly wallClock: () => Date;
  /** Calls `run` once, `delayMs` from now. */
  readonly after: (delayMs: Milliseconds, run: () => void) => Stop;
  /** Calls `run` every `periodMs`, first one period from now. Ticks may be late in a hidden page; read `now()`. */
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  /** Calls `run` when the page goes away for good; a page that the browser brings back later may leave again. */
  readonly onLeave: (run: () => void) => Stop;
  /** Calls `run` whenever the page is shown (true) or hidden (false). */
  readonly onVisibility: (run: (visible: boolean) => void) => Stop;
  /** An id that no other call has returned. */
  readonly newId: () => string;
}
