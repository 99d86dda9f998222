import { BIT_RATES, FILE_RATE } from '@overtone/domain/audio-file/formats';
import { OPUS_FRAME, type OpusPackets } from '../files/opus-packets.ts';
import { MissingEncoder } from './missing-encoder.ts';

const CONFIG: AudioEncoderConfig = {
  codec: 'opus',
  sampleRate: FILE_RATE,
  numberOfChannels: 2,
  bitrate: BIT_RATES.opus,
};

/** Where a stream's head says how many samples to skip (RFC 7845, 5.1). */
const PRE_SKIP_AT = 10;

/** What every libopus looks ahead at this rate. */
const USUAL_PRE_SKIP = 312;

/** Frames that may wait in the encoder. */
const MOST_WAITING = 100;

function microseconds(frame: number): number {
  return Math.round((1e6 * frame) / FILE_RATE);
}

function headOf(meta: EncodedAudioChunkMetadata | undefined): DataView | null {
  const description = meta?.decoderConfig?.description;
  if (!description) return null;
  return ArrayBuffer.isView(description)
    ? new DataView(description.buffer, description.byteOffset, description.byteLength)
    : new DataView(description);
}

function audioData(frames: Float32Array<ArrayBuffer>, first: number): AudioData {
  return new AudioData({
    format: 'f32',
    sampleRate: FILE_RATE,
    numberOfChannels: 2,
    numberOfFrames: frames.length / 2,
    timestamp: microseconds(first),
    data: frames,
  });
}

interface Running {
  readonly encoder: AudioEncoder;
  readonly ready: Uint8Array[];
  readonly preSkip: () => number;
  readonly check: () => void;
}

function running(): Running {
  const ready: Uint8Array[] = [];
  let preSkip = USUAL_PRE_SKIP;
  let failure: Error | null = null;
  const encoder = new AudioEncoder({
    output(chunk, meta) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      ready.push(bytes);
      preSkip = headOf(meta)?.getUint16(PRE_SKIP_AT, true) ?? preSkip;
    },
    error: (cause) => void (failure = cause),
  });
  encoder.configure(CONFIG);
  const check = () => {
    if (failure) throw failure;
  };
  return { encoder, ready, preSkip: () => preSkip, check };
}

/** What the browser's encoder looks ahead, which it tells with its first packet. */
async function preSkipHere(): Promise<number> {
  const { encoder, preSkip, check } = running();
  encoder.encode(audioData(new Float32Array(4 * OPUS_FRAME), 0));
  await encoder.flush();
  encoder.close();
  check();
  return preSkip();
}

/** The browser's own Opus encoder. Rejects with `MissingEncoder` where there is none. */
export async function webOpus(): Promise<OpusPackets> {
  const isThere =
    typeof AudioEncoder !== 'undefined' &&
    (await AudioEncoder.isConfigSupported(CONFIG)).supported === true;
  if (!isThere) throw new MissingEncoder('This browser has no encoder for Opus.');
  const preSkip = await preSkipHere();
  const { encoder, ready, check } = running();
  let frame = 0;
  return {
    preSkip,
    async encode(interleaved) {
      const data = audioData(interleaved, frame);
      frame += interleaved.length / 2;
      encoder.encode(data);
      data.close();
      while (encoder.encodeQueueSize > MOST_WAITING) {
        await new Promise((resolve) =>
          encoder.addEventListener('dequeue', resolve, { once: true }),
        );
      }
      check();
      return ready.splice(0);
    },
    async finish() {
      await encoder.flush();
      check();
      return ready.splice(0);
    },
    stop() {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}
