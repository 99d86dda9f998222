declare module '@evan/opus/wasm/index.mjs' {
  /** The part of the encoder that its WebAssembly form has; settings go by their numbers in opus_defines.h. */
  export class Encoder {
    constructor(options: { channels: 2; sample_rate: 48_000; application: 'audio' });
    ctl(command: number, value?: number): number;
    encode(samples: Int16Array): Uint8Array;
  }
}
