import type { Programs } from './programs.ts';

/** A container of the image with its server running, whatever runs it. */
export interface Container {
  /** The server; its last lines say how it is, and it ends with its exit code. */
  readonly server: ReturnType<Programs['start']>;
  /** Runs a command beside it, as root or as the image says, and gives what it printed. */
  readonly ask: (words: readonly string[], account?: 'root') => Promise<string>;
}

/** What builds the image and runs it. */
export interface Builder {
  /** Builds the image of the repository. */
  readonly build: () => Promise<void>;
  /** Starts the image's own command, in the machine's network. */
  readonly start: (environment: Readonly<Record<string, string>>) => Promise<Container>;
  /** How much the image takes, in bytes. */
  readonly bytes: () => Promise<number>;
  /** Ends and removes what it made, or says where the image is when it is to be kept. */
  readonly end: (isKept: boolean) => void;
}

export const IMAGE = 'overtone';
