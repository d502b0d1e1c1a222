import { writeZip } from '@tastwerk/render';
import { strToU8 } from 'fflate';
import { contentDocument } from './content-document.js';
import { navigationDocument } from './navigation-document.js';
import { packageDocument } from './package-document.js';
import {
  chapterPath,
  CONTAINER_PATH,
  filePath,
  MIMETYPE,
  NAVIGATION_PATH,
  PACKAGE_PATH,
} from '../epub/file-set.js';
import type { Publication } from './publication.js';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="${PACKAGE_PATH}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** `publication` as a packaged file (`.ebrl`): a ZIP archive with `mimetype` first and not compressed. The same publication gives the same bytes. */
export async function packPublication(publication: Publication): Promise<Uint8Array> {
  const { chapters, files } = publication;
  return writeZip([
    { name: 'mimetype', bytes: strToU8(MIMETYPE), isStored: true },
    { name: CONTAINER_PATH, bytes: strToU8(CONTAINER) },
    { name: PACKAGE_PATH, bytes: strToU8(packageDocument(publication)) },
    { name: NAVIGATION_PATH, bytes: strToU8(navigationDocument(publication)) },
    ...chapters.map((chapter) => ({
      name: chapterPath(chapter.name),
      bytes: strToU8(contentDocument(chapter)),
    })),
    ...files.map(({ name, bytes }) => ({ name: filePath(name), bytes })),
  ]);
}
