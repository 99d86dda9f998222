import type { FileChoice } from '../files/file-encoder.ts';
import type { Program } from '@overtone/domain/program/program';
import type { Stereo } from '../samples/sound-source.ts';
import type { FileFailure } from './file-failure.ts';

/** Where a file goes: to a place that the person chose, or to one of the browser's own, to be handed over from there. */
export interface FilePlace {
  readonly handle: FileSystemFileHandle;
  readonly isChosen: boolean;
}

/** What a worker that renders chunks is started with. */
export interface ChunkWorkerStart {
  readonly program: Program;
  readonly tracks: Readonly<Record<string, Stereo>>;
  /** Orders come and chunks go through it. */
  readonly port: MessagePort;
}

/** What the worker that makes a file is told. */
export type WorkerOrder =
  | {
      readonly kind: 'make';
      readonly program: Program;
      readonly choice: FileChoice;
      readonly place: FilePlace;
      /** Where chunks are rendered, each by a worker of its own. */
      readonly renderers: readonly MessagePort[];
    }
  | { readonly kind: 'cancel' };

/** What the worker tells; `begun` comes first, once it is there and before it opens the file. */
export type WorkerReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly why: FileFailure };
