import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type ByteRange, FileStorage, type StoredFile, type WriteFailure } from './file-storage.js';
import type { S3Location } from './s3-location.js';

/** A file that is larger goes up in parts of this size, in bytes; S3 asks for at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;

/** How often a request is sent before it counts as failed; the library waits longer each time. */
const ATTEMPTS = 4;

/** What servers answer when there is no room: HTTP's own status, MinIO's and Ceph's codes. */
const FULL_STATUS = 507;
const FULL_NAMES = ['XMinioStorageFull', 'QuotaExceeded'];

/** Files in a bucket of an S3-compatible server. The server makes a file visible when it has all of it. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;

  constructor(private readonly location: S3Location) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey } = location;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Names of buckets below a host that is no wildcard of Amazon's.
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // Servers other than Amazon's refuse checksums that S3 does not demand.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  override async write(key: string, bytes: Uint8Array): Promise<Result<null, WriteFailure>> {
    const target = { ...this.at(key), Body: bytes };
    try {
      await new Upload({ client: this.client, params: target, partSize: PART_BYTES }).done();
      return ok(null);
    } catch (error) {
      if (isFull(error)) return fail('STORAGE_FULL');
      throw error;
    }
  }

  override async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    const answer = await orUndefined(this.client.send(new GetObjectCommand({ ...this.at(key), ...wanted })));
    if (answer === undefined) return undefined;
    if (!(answer.Body instanceof Readable)) throw new Error('the storage answered without a stream');
    return answer.Body;
  }

  override async find(key: string): Promise<StoredFile | undefined> {
    const answer = await orUndefined(this.client.send(new HeadObjectCommand(this.at(key))));
    return answer === undefined ? undefined : fileOf(key, answer.ContentLength, answer.LastModified);
  }

  override async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  override async *list(): AsyncIterable<StoredFile> {
    const { bucket, prefix } = this.location;
    for (let token: string | undefined, isMore = true; isMore; isMore = token !== undefined) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield fileOf(Key.slice(prefix.length), Size, LastModified);
      }
      token = page.NextContinuationToken;
    }
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    this.requireSafe(key);
    return { Bucket: this.location.bucket, Key: this.location.prefix + key };
  }
}

function fileOf(key: string, sizeBytes = 0, modifiedAt = new Date(0)): StoredFile {
  return { key, sizeBytes, modifiedAt };
}

function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return error.$metadata.httpStatusCode === FULL_STATUS || FULL_NAMES.includes(error.name);
}

/** What `asking` answers, or undefined when the server has no such file. */
async function orUndefined<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
