/** Samples of each channel in a frame. */
export const MP3_FRAME = 1152;

/** The bit rate, in the thousands that LAME counts in. */
export const MP3_KILOBITS = 192;

/** Bytes of a frame of 192 kbit/s at 48 kHz: whole, so that none is padded. */
export const MP3_FRAME_BYTES = 576;

/** Samples that LAME puts before the first, besides what every decoder adds. */
const ENCODER_DELAY = 576;

/** MPEG 1, layer III, no checksum; 192 kbit/s, 48 kHz; joint stereo. */
const FRAME_HEAD = [0xff, 0xfb, 0xb4, 0x44] as const;

/** Where the tag begins: behind the head and what a decoder reads of a stereo frame. */
const TAG_AT = 36;

/** Frames and bytes are said. */
const FLAGS = 3;

/** What a file is known by to whoever plays it without a gap. */
export interface Mp3Length {
  readonly samples: number;
  /** Frames of sound, without the one that says so. */
  readonly frames: number;
}

/** Checksum of what a tag says, as LAME makes it (CRC-16, polynomial 0xA001). */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/**
 * The silent first frame of an MP3 file of one bit rate, which says how long it is and how many samples to drop at both
 * ends (the Info tag with LAME's extension: gabriel.mp3-tech.org/mp3infotag.html).
 */
export function infoFrame({ samples, frames }: Mp3Length): Uint8Array {
  const bytes = new Uint8Array(MP3_FRAME_BYTES);
  const view = new DataView(bytes.buffer);
  const text = new TextEncoder();
  bytes.set(FRAME_HEAD);
  bytes.set(text.encode('Info'), TAG_AT);
  view.setUint32(TAG_AT + 4, FLAGS);
  view.setUint32(TAG_AT + 8, frames);
  view.setUint32(TAG_AT + 12, (frames + 1) * MP3_FRAME_BYTES);
  const lame = TAG_AT + 16;
  bytes.set(text.encode('LAME3.100'), lame);
  // Revision 0, constant bit rate; the rate itself stands at 20.
  bytes[lame + 9] = 1;
  bytes[lame + 20] = MP3_KILOBITS;
  const padding = Math.max(0, frames * MP3_FRAME - ENCODER_DELAY - samples);
  bytes[lame + 21] = ENCODER_DELAY >> 4;
  bytes[lame + 22] = ((ENCODER_DELAY & 15) << 4) | (padding >> 8);
  bytes[lame + 23] = padding & 255;
  view.setUint32(lame + 28, (frames + 1) * MP3_FRAME_BYTES);
  view.setUint16(lame + 34, checksum(bytes.subarray(0, lame + 34)));
  return bytes;
}

function sevenBits(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 127);
}

/** A title as players read it (ID3 2.4: one frame, in UTF-8). */
export function titleTag(title: string): Uint8Array {
  const text = new TextEncoder().encode(title);
  const name = new TextEncoder();
  const frame = [...name.encode('TIT2'), ...sevenBits(text.length + 1), 0, 0, 3, ...text];
  return Uint8Array.from([...name.encode('ID3'), 4, 0, 0, ...sevenBits(frame.length), ...frame]);
}
