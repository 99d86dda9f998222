import { SAMPLE_RATE } from '../synthesis/loop.ts';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 3;
const CHANNELS = 2;

/** A 24-bit, 48 kHz stereo WAV file from interleaved samples. */
export function wavFile(samples: Int32Array): Buffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(CHANNELS, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * CHANNELS * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(CHANNELS * BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
  for (let i = 0; i < samples.length; i++) {
    file.writeIntLE(samples[i]!, HEADER_BYTES + i * BYTES_PER_SAMPLE, BYTES_PER_SAMPLE);
  }
  return file;
}
