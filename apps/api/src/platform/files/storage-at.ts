import { fileURLToPath } from 'node:url';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { readS3Location } from './s3-location.js';

/** The storage that `filesUrl` names. The library for S3 is loaded where it is needed: it takes 30 MB of memory. */
export async function storageAt(filesUrl: string): Promise<FileStorage> {
  const location = readS3Location(filesUrl);
  if (location === undefined) return new FolderStorage(fileURLToPath(filesUrl));
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(location);
}
