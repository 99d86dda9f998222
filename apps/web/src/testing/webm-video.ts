/** One coded frame of a film. */
export interface CodedFrame {
  readonly timeMs: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

// Element ids of EBML and Matroska (RFC 8794, RFC 9559).
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const FOLDERS = new Set([SEGMENT, TRACKS, CLUSTER]);
const VIDEO = 1;

interface Element {
  readonly id: number;
  readonly data: Uint8Array;
}

/** The coded frames of the one video track of a WebM file whose times are in milliseconds and whose blocks are simple. */
export function webmVideo(file: Uint8Array): CodedFrame[] {
  const frames: CodedFrame[] = [];
  let video: number | undefined;
  let clusterMs = 0;
  for (const { id, data } of elements(file)) {
    if (id === TRACK_ENTRY) video = videoTrackIn(data) ?? video;
    if (id === TIMESTAMP) clusterMs = numberIn(data);
    if (id !== SIMPLE_BLOCK) continue;
    const track = vint(data, 0);
    if (track.value !== video) continue;
    const view = new DataView(data.buffer, data.byteOffset + track.length);
    frames.push({
      timeMs: clusterMs + view.getInt16(0),
      isKey: (view.getUint8(2) & 0x80) !== 0,
      data: data.subarray(track.length + 3),
    });
  }
  return frames;
}

function videoTrackIn(entry: Uint8Array): number | undefined {
  const fields = new Map([...elements(entry)].map(({ id, data }) => [id, data]));
  const [type, track] = [fields.get(TRACK_TYPE), fields.get(TRACK_NUMBER)];
  return type && track && numberIn(type) === VIDEO ? numberIn(track) : undefined;
}

/** Every element, what is inside folders after the folder itself. */
function* elements(bytes: Uint8Array): Generator<Element> {
  let at = 0;
  while (at < bytes.length) {
    const id = vint(bytes, at, false);
    const size = vint(bytes, at + id.length);
    const from = at + id.length + size.length;
    const data = bytes.subarray(from, from + size.value);
    yield { id: id.value, data };
    if (FOLDERS.has(id.value)) yield* elements(data);
    at = from + size.value;
  }
}

/** A number of variable length; the marker of its length is part of an id, not of a size. */
function vint(bytes: Uint8Array, at: number, isMarkerDropped = true) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  const head = isMarkerDropped ? first & (0xff >> length) : first;
  const value = bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, head);
  return { value, length };
}

function numberIn(data: Uint8Array): number {
  return data.reduce((sum, byte) => sum * 256 + byte, 0);
}
