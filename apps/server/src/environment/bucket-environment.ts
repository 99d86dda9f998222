import type { BucketSettings } from '../adapters/bucket/bucket.ts';
import type { Variables } from './variables.ts';

/** Where backups are copied to; undefined means nowhere. */
export function bucketSettings({
  BACKUP_S3_URL: url,
  BACKUP_S3_REGION: region,
  BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Variables): BucketSettings | undefined {
  return url === undefined || accessKeyId === undefined || secretAccessKey === undefined
    ? undefined
    : { url, region, accessKeyId, secretAccessKey };
}
