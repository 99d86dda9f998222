import { openSync, readSync } from 'node:fs';
import type { SoundSource } from '../samples/sound-source.ts';
import { byteOf, TRACK_SAMPLES } from './track-file.ts';

/** Samples of each channel that are held at a time. */
const HELD = 16_384;

/** A decoded track in a file: all of its left channel, then all of its right one. Open for as long as the thread. */
export function soundOnDisk(path: string): SoundSource {
  const file = openSync(path, 'r');
  const left = new Float32Array(HELD);
  const right = new Float32Array(HELD);
  let begin = 0;
  let end = 0;

  function hold(first: number): void {
    begin = first;
    end = Math.min(first + HELD, TRACK_SAMPLES);
    const count = end - begin;
    readSync(file, left.subarray(0, count), { position: byteOf(0, begin) });
    readSync(file, right.subarray(0, count), { position: byteOf(1, begin) });
  }

  return {
    read(into, place, first, count) {
      if (first < begin || first + count > end) hold(first);
      const from = first - begin;
      into.left.set(left.subarray(from, from + count), place);
      into.right.set(right.subarray(from, from + count), place);
    },
  };
}
