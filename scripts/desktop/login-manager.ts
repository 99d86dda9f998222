// A stand-in for the system's bus (D-Bus Specification 0.43) with nothing on it but the part of the login manager that
// says whether the screen is locked, and whether somebody keeps it awake.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A login manager that runs. */
export interface LoginManager {
  /** The address of its bus. */
  readonly address: string;
  readonly setLocked: (isLocked: boolean) => void;
  /** Whether a program holds back that the session is taken for idle. */
  readonly setKeepsAwake: (keepsAwake: boolean) => void;
  /** How often it was asked what is held back. */
  readonly timesAsked: () => number;
  readonly stop: () => Promise<void>;
}

/** What is called, and of which property. */
interface Called {
  readonly member: string;
  readonly property: string;
}

interface Answer {
  readonly signature: string;
  readonly body: Buffer;
}

const CALL = 1;
const REPLY = 2;
const ERROR = 3;
const FIELD = { member: 3, errorName: 4, replySerial: 5, sender: 7, signature: 8 };

/** Starts one whose screen is not locked. */
export async function startLoginManager(): Promise<LoginManager> {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-login-'));
  const path = join(folder, 'bus');
  const open = new Set<Socket>();
  let isLocked = false;
  let keepsAwake = false;
  let timesAsked = 0;

  function answer({ member, property }: Called): Answer | null {
    if (member === 'Hello') return { signature: 's', body: text(':1.1') };
    if (member !== 'Get') return null;
    // A variant: the signature of its value, and the value at the next multiple of four.
    if (property === 'BlockInhibited') {
      timesAsked += 1;
      const held = text(keepsAwake ? 'sleep:idle' : 'sleep');
      return { signature: 'v', body: Buffer.concat([Buffer.from([1, 0x73, 0, 0]), held]) };
    }
    return { signature: 'v', body: Buffer.from([1, 0x62, 0, 0, isLocked ? 1 : 0, 0, 0, 0]) };
  }

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let isGreeted = false;
    let kept = Buffer.alloc(0);

    /** Takes one line or message off the front of what came, and answers; false when none is whole. */
    function takeOne(): boolean {
      const end = isGreeted ? wholeMessage(kept) : wholeLine(kept);
      if (end === null) return false;
      const taken = kept.subarray(0, end);
      kept = kept.subarray(end);
      if (isGreeted) {
        const { type, serial, ...called } = headOf(taken);
        if (type === CALL) socket.write(replyTo(serial, answer(called)));
      } else {
        const line = taken.toString('latin1').replace('\0', '').trim();
        isGreeted = line === 'BEGIN';
        if (!isGreeted) socket.write(greeting(line));
      }
      return true;
    }

    socket.on('data', (data) => {
      kept = Buffer.concat([kept, typeof data === 'string' ? Buffer.from(data) : data]);
      while (takeOne());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });

  return {
    address: `unix:path=${path}`,
    setLocked(next) {
      isLocked = next;
    },
    setKeepsAwake(next) {
      keepsAwake = next;
    },
    timesAsked: () => timesAsked,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whoever asks is let in; who it is may be said at once or when it is asked. */
function greeting(line: string): string {
  if (line === 'AUTH EXTERNAL') return 'DATA\r\n';
  if (/^(?:AUTH EXTERNAL|DATA)/u.test(line)) return `OK ${'0'.repeat(32)}\r\n`;
  return line.startsWith('AUTH') ? 'REJECTED EXTERNAL\r\n' : 'ERROR\r\n';
}

const padded = (length: number, to: number) => Math.ceil(length / to) * to;

function wholeLine(kept: Buffer): number | null {
  const end = kept.indexOf('\r\n');
  return end === -1 ? null : end + 2;
}

function wholeMessage(kept: Buffer): number | null {
  if (kept.length < 16) return null;
  const end = padded(16 + kept.readUInt32LE(12), 8) + kept.readUInt32LE(4);
  return kept.length < end ? null : end;
}

function headOf(message: Buffer) {
  const end = 16 + message.readUInt32LE(12);
  let member = '';
  for (let at = 16; at < end; at = padded(at, 8)) {
    const code = message.readUInt8(at);
    const signature = String.fromCodePoint(message.readUInt8(at + 2));
    at += 4;
    if (signature === 'g') {
      at += message.readUInt8(at) + 2;
    } else if (signature === 'u') {
      at += 4;
    } else {
      const length = message.readUInt32LE(at);
      if (code === FIELD.member) member = message.toString('latin1', at + 4, at + 4 + length);
      at += 4 + length + 1;
    }
  }
  const body = message.subarray(padded(end, 8));
  const property = member === 'Get' ? lastText(body) : '';
  return { type: message.readUInt8(1), serial: message.readUInt32LE(8), member, property };
}

/** The second of the two texts that `Get` is called with: of which interface, which property. */
function lastText(body: Buffer): string {
  const at = padded(4 + body.readUInt32LE(0) + 1, 4);
  return body.toString('latin1', at + 4, at + 4 + body.readUInt32LE(at));
}

function replyTo(serial: number, answer: Answer | null): Buffer {
  const body = answer?.body ?? Buffer.alloc(0);
  const fields = joined([
    field(FIELD.replySerial, 'u', number(serial)),
    field(FIELD.sender, 's', text('org.freedesktop.DBus')),
    answer
      ? field(FIELD.signature, 'g', Buffer.from(`\u0001${answer.signature}\0`, 'latin1'))
      : field(FIELD.errorName, 's', text('org.freedesktop.DBus.Error.UnknownMethod')),
  ]);
  const kind = Buffer.from([0x6c, answer ? REPLY : ERROR, 0, 1]);
  const head = Buffer.concat([kind, number(body.length), number(serial), number(fields.length)]);
  return Buffer.concat([joined([head, fields, Buffer.alloc(0)]), body]);
}

/** Each part but the last filled up to a multiple of eight. */
function joined(parts: readonly Buffer[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part, i) =>
      i === parts.length - 1 ? [part] : [part, Buffer.alloc(padded(part.length, 8) - part.length)],
    ),
  );
}

function field(code: number, signature: string, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${String.fromCodePoint(code)}\u0001${signature}\0`), value]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.concat([number(value.length), Buffer.from(`${value}\0`)]);
}
