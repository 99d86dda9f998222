// Pixels as the X server shows them, read fast enough to see a rhythm: one connection, one small image a question
// (X Window System Protocol, X Version 11).
import { createConnection, type Socket } from 'node:net';

/** A colour, each channel from 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A way to look at the desktop. */
export interface Pixels {
  /** What is seen at a place now. */
  readonly at: (x: number, y: number) => Promise<Colour>;
  readonly close: () => void;
}

const GET_IMAGE = 73;
const Z_PIXMAP = 2;
const HEADER = 32;
const ERROR = 0;
const REPLY = 1;

/** Opens a way to look at a display such as ":4". */
export async function openPixels(display: string): Promise<Pixels> {
  const socket = createConnection(`/tmp/.X11-unix/X${display.replace(/^:/u, '')}`);
  const read = reader(socket);
  const hello = Buffer.alloc(12);
  hello.write('l', 'latin1');
  hello.writeUInt16LE(11, 2);
  socket.write(hello);
  const head = await read(8);
  if (head[0] !== 1) throw new Error('The X server refused the connection.');
  const setup = await read(head.readUInt16LE(6) * 4);
  const root = rootOf(setup);

  return {
    async at(x, y) {
      const request = Buffer.alloc(20);
      request.set([GET_IMAGE, Z_PIXMAP]);
      request.writeUInt16LE(5, 2);
      request.writeUInt32LE(root, 4);
      request.writeInt16LE(x, 8);
      request.writeInt16LE(y, 10);
      request.writeUInt16LE(1, 12);
      request.writeUInt16LE(1, 14);
      request.writeUInt32LE(0xffff_ffff, 16);
      socket.write(request);
      const reply = await nextReply(read);
      const pixel = await read(reply.readUInt32LE(4) * 4);
      return { blue: pixel[0] ?? 0, green: pixel[1] ?? 0, red: pixel[2] ?? 0 };
    },
    close: () => socket.destroy(),
  };
}

/** The next reply. Events come unasked to every program, for instance when a keyboard is set up anew: they go by. */
async function nextReply(read: (bytes: number) => Promise<Buffer>): Promise<Buffer> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const message = await read(HEADER);
    if (message[0] === REPLY) return message;
    if (message[0] === ERROR) throw new Error(`The X server gave no pixel: error ${message[1]}.`);
  }
}

/** The first screen's root window: it follows the vendor's name and the list of formats. */
function rootOf(setup: Buffer): number {
  const vendor = Math.ceil(setup.readUInt16LE(16) / 4) * 4;
  const formats = setup.readUInt8(21) * 8;
  return setup.readUInt32LE(32 + vendor + formats);
}

function reader(socket: Socket): (bytes: number) => Promise<Buffer> {
  let kept = Buffer.alloc(0);
  let wake: (() => void) | null = null;
  let failure: Error | null = null;
  socket.on('data', (data) => {
    kept = Buffer.concat([kept, typeof data === 'string' ? Buffer.from(data) : data]);
    wake?.();
  });
  socket.on('error', (error) => {
    failure = error;
    wake?.();
  });
  return async (bytes) => {
    while (kept.length < bytes) {
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const answer = kept.subarray(0, bytes);
    kept = kept.subarray(bytes);
    return answer;
  };
}
