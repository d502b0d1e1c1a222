import { createHash } from 'node:crypto';
import { canonicalJson, type Document } from '@tastwerk/editor-core';
import type { ExportedFile } from '@tastwerk/editor-core/files';
import type { Rights } from '../licence.js';
import type { ZipEntry } from '../zip/write-zip.js';
import { nameInArchive } from './names.js';

const MANIFEST_NAME = 'manifest.json';
const MANIFEST_VERSION = 1;

const utf8 = new TextEncoder();

/** A file for a package, with the format of which it is. */
export interface PackagedFile extends ExportedFile {
  readonly format: string;
}

/**
 * The entries of a document's ZIP: `files` under plain names, the document itself, and a manifest with the name, media type, size in bytes
 * and SHA-256 of each file.
 */
export function packageEntries(
  document: Document,
  fileName: string,
  { files, rights: { licence } }: { readonly files: readonly PackagedFile[]; readonly rights: Rights },
): readonly ZipEntry[] {
  const json = {
    name: `${fileName}.json`,
    mime: 'application/json',
    bytes: utf8.encode(`${canonicalJson(document)}\n`),
  };
  const named = files.flatMap(({ format, name, ...file }) => {
    const plain = nameInArchive(format, name);
    return plain === undefined ? [] : [{ ...file, name: plain }];
  });
  const entries = [...named, json];
  const manifest = {
    manifestVersion: MANIFEST_VERSION,
    uuid: document.uuid,
    graphicTitle: document.graphicTitle,
    variantTitle: document.variantTitle,
    ...(licence === undefined ? {} : { licence: licence.url }),
    files: entries.map(({ name, mime, bytes }) => ({
      name,
      mime,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return [...entries, { name: MANIFEST_NAME, bytes: utf8.encode(`${JSON.stringify(manifest, null, 2)}\n`) }];
}
