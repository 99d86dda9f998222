import type { Page } from '@playwright/test';
import { frequencyNear } from '../packages/testkit/src/tone-analysis.ts';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

/** A browser that lets nobody choose a place for a file, as most are: a dialog of the system is nothing that a test can see. */
export async function withoutPicker(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
}

/** A stretch of a file. */
interface Stretch {
  readonly fromS: number;
  readonly lengthS: number;
}

interface Packets {
  readonly description: string;
  /** Each as base64, with the time at which it begins. */
  readonly packets: readonly { readonly data: string; readonly timeS: number }[];
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** What a stretch of a FLAC file is encoded as, without reading more of the file. */
async function packetsOf(path: string, { fromS, lengthS }: Stretch): Promise<Packets> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config?.description) throw new Error('The file has no sound.');
  const { description } = config;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  const sink = new EncodedPacketSink(track);
  const packets: { data: string; timeS: number }[] = [];
  let packet = await sink.getPacket(fromS);
  while (packet && packet.timestamp < fromS + lengthS) {
    packets.push({ data: base64(packet.data), timeS: packet.timestamp });
    packet = await sink.getNextPacket(packet);
  }
  return { description: base64(bytes), packets };
}

/** The left channel of a stretch of a FLAC file, from the begin of the packet that holds its first sample on, as the browser decodes it. */
export async function stretchOfFlac(
  page: Page,
  path: string,
  stretch: Stretch,
): Promise<Float32Array> {
  const { description, packets } = await packetsOf(path, stretch);
  const decoded = await page.evaluate(
    async (encoded) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
      const samples: number[] = [];
      const decoder = new AudioDecoder({
        output(data) {
          const channel = new Float32Array(data.numberOfFrames);
          data.copyTo(channel, { planeIndex: 0, format: 'f32-planar' });
          for (const sample of channel) samples.push(sample);
          data.close();
        },
        error: (cause) => {
          throw cause;
        },
      });
      decoder.configure({
        codec: 'flac',
        sampleRate: 48_000,
        numberOfChannels: 2,
        description: bytes(encoded.description),
      });
      for (const { data, timeS } of encoded.packets) {
        const timestamp = Math.round(1e6 * timeS);
        decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data: bytes(data) }));
      }
      await decoder.flush();
      return samples;
    },
    { description, packets },
  );
  return Float32Array.from(decoded);
}

/** The frequencies of a tone and of its rhythm in a stretch of a file of 48 kHz, found near where they should be. */
export function tonesIn(samples: Float32Array, nearCarrierHz: number, nearRhythmHz: number) {
  const carrierHz = frequencyNear(samples, 48_000, nearCarrierHz);
  const upperHz = frequencyNear(samples, 48_000, nearCarrierHz + nearRhythmHz);
  return { carrierHz, rhythmHz: upperHz - carrierHz };
}
