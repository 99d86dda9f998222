/** Where a file goes. Nothing of it is kept in memory. */
export interface FileSink {
  /** Writes bytes at a place of the file; most follow each other, a header is written once more at the end. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** The file is whole. */
  close(): Promise<void>;
  /** The file is not wanted; nothing of it is left. */
  drop(): Promise<void>;
}
