import { createHash } from 'node:crypto';
import { canonicalJson, type Document } from '@tastwerk/editor-core';
import type { Rights } from '../licence.js';
import type { ZipEntry } from '../zip/write-zip.js';
import type { Artefact, RenderFormat } from './artefact.js';
import { nameInArchive } from './names.js';

const MANIFEST_NAME = 'manifest.json';
const MANIFEST_VERSION = 1;

const utf8 = new TextEncoder();

/**
 * The entries of a document's ZIP: `artefacts` under plain names, the document itself, and a manifest with the name, media type, size in bytes
 * and SHA-256 of each file.
 */
export function packageEntries(
  document: Document,
  fileName: string,
  {
    artefacts,
    rights: { licence },
  }: { readonly artefacts: readonly Artefact<RenderFormat>[]; readonly rights: Rights },
): readonly ZipEntry[] {
  const json = {
    name: `${fileName}.json`,
    mime: 'application/json',
    bytes: utf8.encode(`${canonicalJson(document)}\n`),
  };
  const named = artefacts.flatMap(({ format, name, ...file }) => {
    const plain = nameInArchive(format, name);
    return plain === undefined ? [] : [{ ...file, name: plain }];
  });
  const files = [...named, json];
  const manifest = {
    manifestVersion: MANIFEST_VERSION,
    uuid: document.uuid,
    graphicTitle: document.graphicTitle,
    variantTitle: document.variantTitle,
    ...(licence === undefined ? {} : { licence: licence.url }),
    files: files.map(({ name, mime, bytes }) => ({
      name,
      mime,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  return [...files, { name: MANIFEST_NAME, bytes: utf8.encode(`${JSON.stringify(manifest, null, 2)}\n`) }];
}
