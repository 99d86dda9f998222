import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NatureTrack } from '@overtone/domain/session/background-sounds';

/** Nature tracks decoded to files of a folder of their own, so that no memory holds them. */
export interface DecodedTracks {
  /** The file of each, by its name. */
  readonly paths: Readonly<Record<string, string>>;
  /** Deletes the folder. */
  stop(): Promise<void>;
}

const DECODE = fileURLToPath(new URL('decode-process.ts', import.meta.url));

function decode(folder: URL, name: NatureTrack, path: string): Promise<void> {
  const args = [...process.execArgv, DECODE, folder.href, name, path];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (error, _, said) =>
      error ? reject(new Error(said.trim() || error.message)) : resolve(),
    );
  });
}

/** Decodes tracks, each in a process that ends with it. Rejects with what went wrong there, and leaves nothing behind. */
export async function decodedTracks(
  names: readonly NatureTrack[],
  from: URL,
): Promise<DecodedTracks> {
  if (names.length === 0) return { paths: {}, stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'overtone-tracks-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  const paths: Record<string, string> = {};
  try {
    for (const [index, name] of names.entries()) {
      const path = join(folder, `${index}.floats`);
      await decode(from, name, path);
      paths[name] = path;
    }
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { paths, stop };
}
