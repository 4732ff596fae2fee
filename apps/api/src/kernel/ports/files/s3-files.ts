import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkedKey, type FileStore, isFileKey } from './file-store';
import type { S3Address } from './s3-address';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** What the network or the store refuses for a moment is asked again so often, later each time. */
const ATTEMPTS = 4;

/** Why the bucket cannot be used, in the store's own words. */
export class FilesUnreachable extends Error {
  override readonly name = 'FilesUnreachable';
}

/**
 * Files as objects of a bucket. The store compares what arrives with the SHA-256 that it is told, and what it gives back is
 * compared here. Credentials are found where the AWS SDK looks for them: `AWS_ACCESS_KEY_ID` and the like, or the machine's role.
 */
export function s3Files({ bucket, prefix, region, endpoint }: S3Address) {
  const client = new S3Client({
    region,
    // A bucket's own host name is an invention of Amazon's; what else speaks S3 takes it in the path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  const objectOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkedKey(key)}` });
  const store: FileStore = {
    put: async (bytes) => {
      const hash = createHash('sha256').update(bytes).digest();
      const key = hash.toString('hex');
      await client.send(
        new PutObjectCommand({ ...objectOf(key), Body: bytes, ChecksumSHA256: hash.toString('base64') }),
      );
      return { key, size: bytes.byteLength };
    },
    read: async (key) => {
      try {
        const { Body: body } = await client.send(new GetObjectCommand(objectOf(key)));
        const bytes = (await body?.transformToByteArray()) ?? new Uint8Array();
        if (createHash('sha256').update(bytes).digest('hex') !== key)
          throw new Error(`The file store gave other bytes than those of ${key}.`);
        return bytes;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    async *keys() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: name = '' } of page.Contents ?? []) {
          const key = name.slice(prefix.length);
          if (isFileKey(key)) yield key;
        }
      }
    },
  };
  return {
    ...store,
    /** @throws FilesUnreachable */
    check: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        const status = error instanceof S3ServiceException ? ` (${error.$metadata.httpStatusCode ?? '?'})` : '';
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        throw new FilesUnreachable(`${reason}${status}`, { cause: error });
      }
    },
  };
}
