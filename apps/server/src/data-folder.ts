import { access, constants, mkdir } from 'node:fs/promises';

/** Whether this account may look into a folder that is there, and keep files in it. */
export function mayKeepFilesIn(folder: string): Promise<boolean> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the data folder where it is not there yet, for its owner alone.
 *
 * @throws Error with a sentence for people where nothing can be written in it.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const failure = await mkdir(dataDir, { recursive: true, mode: 0o700 }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined && (await mayKeepFilesIn(dataDir))) return;
  throw new Error(
    `Nothing can be written in the data folder ${dataDir}. Make it writable for the account that runs this, or set DATA_DIR.`,
    { cause: failure },
  );
}
