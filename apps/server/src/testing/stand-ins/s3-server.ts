import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../../adapters/bucket/bucket.ts';

/** A server of S3-compatible storage with one bucket. It knows its key by name and does not check signatures of version 4. */
export interface S3Server {
  readonly settings: BucketSettings;
  readonly stop: () => Promise<void>;
}

/** The one key that this server knows. */
const KEY = 'S3RVER';

/** Starts one on the loopback address. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'overtone-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      url: `http://127.0.0.1:${port}/backups/overtone`,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
