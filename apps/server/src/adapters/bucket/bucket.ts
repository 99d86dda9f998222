import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Milliseconds } from '@overtone/domain/units';
import { AwsClient } from 'aws4fetch';

/** Where a bucket of S3-compatible storage is, and what it is opened with. */
export interface BucketSettings {
  /** Of the bucket, with the folder in it: `https://s3.example/bucket/folder`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files in a folder of a bucket. Each throws an Error that says what the storage answered. */
export interface Bucket {
  /** Names of the files, without those in folders below. */
  readonly list: () => Promise<readonly string[]>;
  /** Puts a file there, and reads it back: it resolves only where both are the same. */
  readonly put: (name: string, file: string) => Promise<void>;
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array>>;
  readonly remove: (name: string) => Promise<void>;
}

/** Longest that one file may take. */
const PATIENCE_MS: Milliseconds = 60 * 60_000;
const KEY = /<Key>(?<key>[^<]*)<\/Key>/gu;

/** Opens a bucket; nothing is asked yet. */
export function openBucket({ url, region, accessKeyId, secretAccessKey }: BucketSettings): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const { origin, pathname } = new URL(url);
  const [, bucket = '', ...folders] = pathname.split('/');
  const folder = folders
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('');
  const addressOf = (name: string) => `${origin}/${bucket}/${folder}${name}`;

  const ask = async (address: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await client.fetch(address, { ...init, signal });
    if (answer.ok) return answer;
    const said = /<Code>(?<code>\w+)<\/Code>/u.exec(await answer.text())?.groups?.['code'];
    throw new Error(`the storage answered ${answer.status}${said === undefined ? '' : ` ${said}`}`);
  };
  const read = async (name: string) => {
    const { body } = await ask(addressOf(name), { method: 'GET' });
    if (body === null) throw new Error('the storage answered with nothing');
    return body;
  };

  return {
    read,
    async list() {
      const names: string[] = [];
      let after = '';
      for (let isWhole = false; !isWhole;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: folder,
          delimiter: '/',
          ...(after && { 'start-after': after }),
        });
        const answer = await ask(`${origin}/${bucket}?${query.toString()}`, { method: 'GET' });
        const text = await answer.text();
        const keys = [...text.matchAll(KEY)].map(({ groups }) => groups?.['key'] ?? '');
        names.push(...keys.map((key) => key.slice(folder.length)));
        after = keys.at(-1) ?? '';
        isWhole = keys.length === 0 || !text.includes('<IsTruncated>true</IsTruncated>');
      }
      return names;
    },
    async put(name, file) {
      const hash = await hashOf(createReadStream(file));
      await ask(addressOf(name), {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': hash },
        body: await openAsBlob(file),
      });
      if ((await hashOf(await read(name))) !== hash) {
        throw new Error('the storage gave back something else than was put there');
      }
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' });
    },
  };
}

async function hashOf(source: NodeJS.ReadableStream | ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}
