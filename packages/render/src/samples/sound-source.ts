/** Both channels of a sound. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A sound of known length that is read piece by piece, wherever it lies. */
export interface SoundSource {
  /** Copies `count` samples of each channel, from sample `first` of the sound on, to `place` of `into`. */
  read(into: Stereo, place: number, first: number, count: number): void;
}

/** A sound that lies in memory. */
export function soundInMemory({ left, right }: Stereo): SoundSource {
  return {
    read(into, place, first, count) {
      into.left.set(left.subarray(first, first + count), place);
      into.right.set(right.subarray(first, first + count), place);
    },
  };
}
