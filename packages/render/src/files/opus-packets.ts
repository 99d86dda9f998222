/** Samples of each channel in a packet of 20 ms, at 48 kHz. */
export const OPUS_FRAME = 960;

/** An Opus encoder: frames in, packets out, in the same order. */
export interface OpusPackets {
  /** Samples that a player drops at the begin, since the encoder looks ahead by so many. */
  readonly preSkip: number;
  /** Takes whole frames, both channels in turn; the packets that are ready. */
  encode(interleaved: Float32Array<ArrayBuffer>): Promise<readonly Uint8Array[]>;
  /** The packets that are left. */
  finish(): Promise<readonly Uint8Array[]>;
  stop(): void;
}

/** The head of a stream of two channels (RFC 7845, 5.1). */
export function opusHead(preSkip: number): Uint8Array {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode('OpusHead'));
  const view = new DataView(head.buffer);
  head[8] = 1;
  head[9] = 2;
  view.setUint16(10, preSkip, true);
  view.setUint32(12, 48_000, true);
  return head;
}
