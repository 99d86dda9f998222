import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { registerFlacEncoder } from '@mediabunny/flac-encoder';
import { AudioSample, AudioSampleSource, FlacOutputFormat, Output } from 'mediabunny';
import type { FileEncoder, FileFacts } from './encoder.ts';
import type { FileSink } from './file-sink.ts';
import { sinkTarget } from './sink-target.ts';
import { wholeNumber } from './whole-numbers.ts';

const BITS = 24;

/** A FLAC file of 24 bits: libFLAC encodes, in a worker of its own. */
export async function flacFile(sink: FileSink, { title }: FileFacts): Promise<FileEncoder> {
  registerFlacEncoder();
  const output = new Output({ format: new FlacOutputFormat(), target: sinkTarget(sink) });
  const source = new AudioSampleSource({ codec: 'flac' });
  output.addAudioTrack(source);
  output.setMetadataTags({ title });
  await output.start();
  let frame = 0;
  let isOver = false;
  return {
    async write({ left, right }) {
      const data = new Int32Array(2 * left.length);
      for (let i = 0; i < left.length; i += 1) {
        data[2 * i] = wholeNumber(left[i] ?? 0, BITS) << (32 - BITS);
        data[2 * i + 1] = wholeNumber(right[i] ?? 0, BITS) << (32 - BITS);
      }
      const sample = new AudioSample({
        data,
        format: 's32',
        numberOfChannels: 2,
        sampleRate: FILE_RATE,
        timestamp: frame / FILE_RATE,
      });
      frame += left.length;
      await source.add(sample);
      sample.close();
    },
    async finish() {
      isOver = true;
      await output.finalize();
    },
    async stop() {
      if (!isOver) await output.cancel();
    },
  };
}
