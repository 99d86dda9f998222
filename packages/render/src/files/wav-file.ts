import { FILE_RATE, type WavBits } from '@overtone/domain/audio-file/formats';
import type { FileEncoder, FileFacts } from './encoder.ts';
import type { FileSink } from './file-sink.ts';
import { ditheredNumber, wholeNumber } from './whole-numbers.ts';

const CHANNELS = 2;
/** What a size of 32 bits cannot say any more. */
const LARGEST = 2 ** 32 - 1;
const PCM = 1;
const FLOAT = 3;

function padded(bytes: Uint8Array): Uint8Array {
  const even = new Uint8Array(bytes.length + (bytes.length % 2));
  even.set(bytes);
  return even;
}

function chunk(name: string, bytes: Uint8Array, size = bytes.length): Uint8Array {
  const out = new Uint8Array(8 + bytes.length);
  out.set(new TextEncoder().encode(name));
  new DataView(out.buffer).setUint32(4, size, true);
  out.set(bytes, 8);
  return out;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function format(bits: WavBits): Uint8Array {
  const view = new DataView(new ArrayBuffer(16));
  const frame = (CHANNELS * bits) / 8;
  view.setUint16(0, bits === 32 ? FLOAT : PCM, true);
  view.setUint16(2, CHANNELS, true);
  view.setUint32(4, FILE_RATE, true);
  view.setUint32(8, FILE_RATE * frame, true);
  view.setUint16(12, frame, true);
  view.setUint16(14, bits, true);
  return chunk('fmt ', new Uint8Array(view.buffer));
}

/** The title, as the chunk that players read it from (RIFF, INFO, INAM), ended by a zero. */
function titled(title: string): Uint8Array {
  const text = new TextEncoder().encode(`${title}\0`);
  const name = chunk('INAM', padded(text), text.length);
  return chunk('LIST', joined([new TextEncoder().encode('INFO'), name]));
}

/** Sizes of 64 bits, for what RIFF has too few for (EBU Tech 3306, RF64). */
function longSizes(riff: number, data: number, samples: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(28));
  view.setBigUint64(0, BigInt(riff), true);
  view.setBigUint64(8, BigInt(data), true);
  view.setBigUint64(16, BigInt(samples), true);
  return chunk('ds64', new Uint8Array(view.buffer));
}

/** Everything before the first sample of a WAV file; RF64 where the file is larger than 4 GB. */
export function wavHeader({ title, samples }: FileFacts, bits: WavBits): Uint8Array {
  const data = (samples * CHANNELS * bits) / 8;
  const middle = [format(bits), titled(title)];
  const size = middle.reduce((sum, part) => sum + part.length, 4 + 8 + data);
  const isLong = size > LARGEST;
  const riff = isLong ? size + 36 : size;
  const head = chunk(
    isLong ? 'RF64' : 'RIFF',
    new TextEncoder().encode('WAVE'),
    isLong ? LARGEST : riff,
  );
  const sizes = isLong ? [longSizes(riff, data, samples)] : [];
  const tail = chunk('data', new Uint8Array(), isLong ? LARGEST : data);
  return joined([head, ...sizes, ...middle, tail]);
}

/** A WAV file of 16 bits with dither, of 24 bits, or of floats as they are. */
export function wavFile(sink: FileSink, facts: FileFacts, bits: WavBits): FileEncoder {
  const header = wavHeader(facts, bits);
  let position = 0;
  let frame = 0;

  function place(view: DataView, at: number, sample: number, index: number): void {
    if (bits === 32) return view.setFloat32(at, sample, true);
    if (bits === 16) return view.setInt16(at, ditheredNumber(sample, index), true);
    const number = wholeNumber(sample, 24);
    view.setInt16(at, number, true);
    view.setInt8(at + 2, number >> 16);
  }

  async function append(bytes: Uint8Array): Promise<void> {
    await sink.write(bytes, position);
    position += bytes.length;
  }

  return {
    async write({ left, right }) {
      if (position === 0) await append(header);
      const step = bits / 8;
      const view = new DataView(new ArrayBuffer(left.length * CHANNELS * step));
      for (let i = 0; i < left.length; i += 1) {
        const index = CHANNELS * (frame + i);
        place(view, CHANNELS * step * i, left[i] ?? 0, index);
        place(view, CHANNELS * step * i + step, right[i] ?? 0, index + 1);
      }
      frame += left.length;
      await append(new Uint8Array(view.buffer));
    },
    finish: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
