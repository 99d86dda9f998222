import type { FileChoice } from '../files/file-encoder.ts';
import type { Program } from '@overtone/domain/program/program';
import type { Stereo } from '../samples/sound-source.ts';

/** Where a file goes: to a place that the person chose, or to one of the browser's own, to be handed over from there. */
export interface FilePlace {
  readonly handle: FileSystemFileHandle;
  readonly isChosen: boolean;
}

/** What the worker is told. */
export type WorkerOrder =
  | {
      readonly kind: 'make';
      readonly program: Program;
      readonly choice: FileChoice;
      readonly tracks: Readonly<Record<string, Stereo>>;
      readonly place: FilePlace;
    }
  | { readonly kind: 'cancel' };

/** What the worker tells. */
export type WorkerReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isFormat: boolean };
