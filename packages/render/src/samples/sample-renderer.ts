import type { Hertz } from '@overtone/domain/units';
import type { SoundScore } from '../score/sound-score.ts';
import { backgroundReader, sourcesOf, type TrackOf } from './background-reader.ts';
import { BLOCK } from './block.ts';
import type { Stereo } from './sound-source.ts';
import { toneReader } from './tone-reader.ts';

/**
 * Samples of a score, `count` from sample `first` on. Each is a function of its own number alone: a chunk is bit for bit
 * what it is as part of any other, and nothing has to be rendered before it. Where `into` is as large as the blocks that are
 * worked out, it is filled and given back.
 */
export type SampleRenderer = (first: number, count: number, into?: RenderedChunk) => RenderedChunk;

/** Both channels in memory of their own, which can be handed to another thread. */
export interface RenderedChunk extends Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** A renderer of a score. It keeps tables and where it was last, which makes going on quick and changes no sample. */
export function sampleRenderer(
  score: SoundScore,
  sampleRate: Hertz,
  trackOf: TrackOf,
): SampleRenderer {
  const sourceOf = sourcesOf(sampleRate, trackOf);
  const toneOf = toneReader(score, sampleRate);
  const backgrounds = score.backgrounds.map((each) => backgroundReader(each, sampleRate, sourceOf));

  return (first, count, into) => {
    const begin = Math.floor(first / BLOCK) * BLOCK;
    const blocks = Math.ceil((first + count - begin) / BLOCK);
    const out = room(blocks * BLOCK, into);
    for (let block = 0; block < blocks; block += 1) {
      const place = block * BLOCK;
      const tone = toneOf(begin + place);
      if (tone) bothSides(tone, out, place);
      for (const background of backgrounds) background(out, place, begin + place, BLOCK);
    }
    const skip = first - begin;
    if (skip === 0 && count === out.left.length) return out;
    return {
      left: out.left.subarray(skip, skip + count),
      right: out.right.subarray(skip, skip + count),
    };
  };
}

/** Memory for so many samples: what is there already, where it fits, and silent. */
function room(samples: number, into?: RenderedChunk): RenderedChunk {
  if (into?.left.length === samples && into.right.length === samples) {
    into.left.fill(0);
    into.right.fill(0);
    return into;
  }
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

function bothSides(tone: Float64Array, { left, right }: Stereo, place: number): void {
  for (let i = 0; i < BLOCK; i += 1) {
    const sample = tone[i]!;
    left[place + i] = sample;
    right[place + i] = sample;
  }
}
