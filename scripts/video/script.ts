import type { Cue } from '@overtone/testkit/render-sound';

/** A picture of the desk, shown from a time on. */
export interface Scene {
  readonly fromS: number;
  readonly pngBase64: string;
}

/** A film of the product: what is seen, and what the session is set to. */
export interface Script {
  readonly width: number;
  readonly height: number;
  readonly frameHz: number;
  readonly durationS: number;
  /** When the effect is switched on, and off. */
  readonly onAtS: number;
  readonly offAtS: number;
  /** The moment that the poster shows. */
  readonly posterAtS: number;
  readonly scenes: readonly Scene[];
  readonly cues: readonly Cue[];
}
