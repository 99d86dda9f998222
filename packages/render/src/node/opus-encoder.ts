import { BIT_RATES } from '@overtone/domain/audio-file/formats';
import { ditheredNumber } from '../files/whole-numbers.ts';
import { OPUS_FRAME, type OpusPackets } from '../files/opus-packets.ts';

/** Numbers of settings (opus_defines.h). */
const SET_BIT_RATE = 4002;
const GET_LOOKAHEAD = 4027;

/** libopus, as WebAssembly. It takes samples of 16 bits, which are dithered as those of a WAV file are. */
export async function opusEncoder(): Promise<OpusPackets> {
  const { Encoder } = await import('@evan/opus/wasm/index.mjs');
  const encoder = new Encoder({ channels: 2, sample_rate: 48_000, application: 'audio' });
  encoder.ctl(SET_BIT_RATE, BIT_RATES.opus);
  let index = 0;
  return {
    preSkip: encoder.ctl(GET_LOOKAHEAD),
    encode(interleaved) {
      const packets: Uint8Array[] = [];
      for (let at = 0; at < interleaved.length; at += 2 * OPUS_FRAME) {
        const frame = Int16Array.from(interleaved.subarray(at, at + 2 * OPUS_FRAME), (sample, i) =>
          ditheredNumber(sample, index + i),
        );
        index += frame.length;
        packets.push(encoder.encode(frame).slice());
      }
      return Promise.resolve(packets);
    },
    finish: () => Promise.resolve([]),
    stop: () => undefined,
  };
}
