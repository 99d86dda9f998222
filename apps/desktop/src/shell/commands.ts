// MIRRORED: src-tauri/src/commands.rs
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import type { Bridge } from './bridge.ts';
import {
  CONTROL_EVENTS,
  type ControlEvent,
  type ControlPayloads,
  monitorSchema,
  userSchema,
} from './events.ts';
import type { Publication, SessionClockReading } from './publication.ts';

const shellStateSchema = z.object({
  version: z.string(),
  platform: z.string(),
  monitors: z.array(monitorSchema),
  isAutostarted: z.boolean(),
  user: userSchema.nullable(),
  /** Whether a person stays signed in after the app was closed. */
  keepsSignIn: z.boolean(),
  /** Whether a program records from a microphone, and whether the screen is locked; changes come as events. */
  isInCall: z.boolean(),
  isLocked: z.boolean(),
  clockMs: z.number(),
});

/** What the shell knows when the control window begins. */
export type ShellState = Readonly<z.infer<typeof shellStateSchema>>;

const apiHeadSchema = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
});

const lastPartSchema = z.union([
  z.object({ end: z.literal(true) }),
  z.object({ failed: z.string() }),
]);

/** A request to the product's own server; the path begins with "/api/". */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The beginning of an answer of the product's own server. */
export type ApiHead = Readonly<z.infer<typeof apiHeadSchema>>;

/** A piece of the body of an answer, or how it ended. */
export type ApiPart =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly reason: string };

const updateCheckSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-configured') }),
  z.object({ kind: z.literal('newest') }),
  z.object({ kind: z.literal('available'), version: z.string(), notes: z.string() }),
]);

/** What asking for a newer version came to. */
export type UpdateCheck = Readonly<z.infer<typeof updateCheckSchema>>;

/** Everything that the control window can ask of the shell. Every command rejects with the shell's reason. */
export interface ControlShell {
  readonly readShell: () => Promise<ShellState>;
  readonly publishLight: (publication: Publication) => Promise<void>;
  /** Whether the shell is to tell what it sees of the person and the computer. It tells all of it anew when it begins. */
  readonly followAround: (isFollowed: boolean) => Promise<void>;
  /** Says that this window lives and how its clock stands; answers with the shell's clock. */
  readonly heartbeat: (session: SessionClockReading) => Promise<Milliseconds>;
  /** Brings this window to the front, wherever it was. */
  readonly showControl: () => Promise<void>;
  /** An empty chord means no hotkey. */
  readonly setHotkey: (chord: string) => Promise<void>;
  readonly setAutostart: (isOn: boolean) => Promise<void>;
  readonly setContentProtected: (isProtected: boolean) => Promise<void>;
  readonly setMonitorShown: (key: string, isShown: boolean) => Promise<void>;
  /** Opens the sign-in page in the system's browser; how it ended comes as an event. */
  readonly beginSignIn: (byLoopback: boolean) => Promise<void>;
  readonly cancelSignIn: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Sends a request under a number of its own. The body of the answer comes in parts, possibly before the head. */
  readonly apiRequest: (
    id: number,
    request: ApiRequest,
    onPart: (part: ApiPart) => void,
  ) => Promise<ApiHead>;
  /** Nobody waits for this answer any more. */
  readonly apiCancel: (id: number) => Promise<void>;
  /** Opens a page of the product's own site in the system's browser. */
  readonly openSite: (path: string) => Promise<void>;
  readonly checkUpdate: () => Promise<UpdateCheck>;
  /** Installs the newer version and starts it; resolves only if it did not. */
  readonly installUpdate: () => Promise<void>;
  /** Calls `run` with every such event. One that has not the agreed form is dropped. */
  readonly on: <Event extends ControlEvent>(
    event: Event,
    run: (payload: ControlPayloads[Event]) => void,
  ) => Promise<Stop>;
}

/** The commands of the control window over `bridge`. */
export function createControlShell({ invoke, listen, channel }: Bridge): ControlShell {
  const tell = async (command: string, args?: Readonly<Record<string, unknown>>) => {
    await invoke(command, args);
  };
  return {
    readShell: async () => shellStateSchema.parse(await invoke('read_shell')),
    publishLight: (publication) => tell('publish_light', { publication }),
    followAround: (isFollowed) => tell('follow_around', { isFollowed }),
    heartbeat: async (session) => z.number().parse(await invoke('heartbeat', { session })),
    showControl: () => tell('show_control'),
    setHotkey: (chord) => tell('set_hotkey', { chord }),
    setAutostart: (isOn) => tell('set_autostart', { isOn }),
    setContentProtected: (isProtected) => tell('set_content_protected', { isProtected }),
    setMonitorShown: (key, isShown) => tell('set_monitor_shown', { key, isShown }),
    beginSignIn: (byLoopback) => tell('begin_sign_in', { byLoopback }),
    cancelSignIn: () => tell('cancel_sign_in'),
    signOut: () => tell('sign_out'),
    async apiRequest(id, request, onPart) {
      const parts = channel((message) => onPart(partOf(message)));
      return apiHeadSchema.parse(await invoke('api_request', { id, request, parts }));
    },
    apiCancel: (id) => tell('api_cancel', { id }),
    openSite: (path) => tell('open_site', { path }),
    checkUpdate: async () => updateCheckSchema.parse(await invoke('check_update')),
    installUpdate: () => tell('install_update'),
    on: (event, run) => listen(event, (payload) => deliver(event, payload, run)),
  };
}

function partOf(message: unknown): ApiPart {
  if (message instanceof ArrayBuffer) return { kind: 'bytes', bytes: new Uint8Array(message) };
  const last = lastPartSchema.parse(message);
  return 'end' in last ? { kind: 'end' } : { kind: 'failed', reason: last.failed };
}

function deliver<Event extends ControlEvent>(
  event: Event,
  payload: unknown,
  run: (payload: ControlPayloads[Event]) => void,
): void {
  const parsed = CONTROL_EVENTS[event].safeParse(payload);
  if (parsed.success) run(parsed.data);
}
