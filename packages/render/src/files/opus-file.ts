import { EncodedAudioPacketSource, EncodedPacket, OggOutputFormat, Output } from 'mediabunny';
import type { FileEncoder, FileFacts } from './encoder.ts';
import type { FileSink } from './file-sink.ts';
import { OPUS_FRAME, opusHead, type OpusPackets } from './opus-packets.ts';
import { sinkTarget } from './sink-target.ts';

const RATE = 48_000;

/** An Opus file in Ogg. What the encoder looks ahead is skipped at the begin and added at the end, so it ends exactly. */
export async function opusFile(
  sink: FileSink,
  { title, samples }: FileFacts,
  packets: OpusPackets,
): Promise<FileEncoder> {
  const output = new Output({ format: new OggOutputFormat(), target: sinkTarget(sink) });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  output.setMetadataTags({ title });
  await output.start();
  const endsAt = samples + packets.preSkip;
  const frames = Math.ceil(endsAt / OPUS_FRAME);
  const decoderConfig = {
    codec: 'opus',
    numberOfChannels: 2,
    sampleRate: RATE,
    description: opusHead(packets.preSkip),
  };
  let given = 0;
  let taken = 0;
  let isOver = false;
  let rest: Float32Array<ArrayBuffer> = new Float32Array();

  async function add(ready: readonly Uint8Array[]): Promise<void> {
    for (const data of ready) {
      if (taken >= frames) return;
      const begin = taken * OPUS_FRAME;
      const length = Math.min(OPUS_FRAME, endsAt - begin);
      const packet = new EncodedPacket(data, 'key', begin / RATE, length / RATE);
      await source.add(packet, taken === 0 ? { decoderConfig } : undefined);
      taken += 1;
    }
  }

  async function encode(interleaved: Float32Array<ArrayBuffer>): Promise<void> {
    given += interleaved.length / (2 * OPUS_FRAME);
    await add(await packets.encode(interleaved));
  }

  return {
    async write({ left, right }) {
      const all = new Float32Array(rest.length + 2 * left.length);
      all.set(rest);
      for (let i = 0; i < left.length; i += 1) {
        all[rest.length + 2 * i] = left[i] ?? 0;
        all[rest.length + 2 * i + 1] = right[i] ?? 0;
      }
      const whole = all.length - (all.length % (2 * OPUS_FRAME));
      rest = all.slice(whole);
      if (whole > 0) await encode(all.subarray(0, whole));
    },
    async finish() {
      const missing = (frames - given) * 2 * OPUS_FRAME;
      const last = new Float32Array(missing);
      last.set(rest);
      if (missing > 0) await encode(last);
      await add(await packets.finish());
      isOver = true;
      await output.finalize();
      packets.stop();
    },
    async stop() {
      if (isOver) return;
      packets.stop();
      await output.cancel();
    },
  };
}
