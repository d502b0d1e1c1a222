import { strToU8, zipSync, type Zippable } from 'fflate';
import { contentDocument } from './content-document.js';
import { navigationDocument } from './navigation-document.js';
import { packageDocument } from './package-document.js';
import { chapterPath, filePath, NAVIGATION_PATH, PACKAGE_PATH } from './paths.js';
import type { Publication } from './publication.js';

/** What the file `mimetype` says (EPUB 3, OCF): eBraille is a profile of EPUB. */
const MIMETYPE = 'application/epub+zip';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="${PACKAGE_PATH}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** The time that entries carry, local as ZIP keeps it: that of writing must not change the bytes. */
const ENTRY_TIME = new Date(2026, 0, 1);

/** `publication` as a packaged file (`.ebrl`): a ZIP archive with `mimetype` first and not compressed. The same publication gives the same bytes. */
export function packPublication(publication: Publication): Uint8Array {
  const { chapters, files } = publication;
  const entries: Zippable = {
    mimetype: [strToU8(MIMETYPE), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    [PACKAGE_PATH]: strToU8(packageDocument(publication)),
    [NAVIGATION_PATH]: strToU8(navigationDocument(publication)),
  };
  for (const chapter of chapters) {
    entries[chapterPath(chapter.name)] = strToU8(contentDocument(chapter));
  }
  for (const { name, bytes } of files) entries[filePath(name)] = bytes;
  return zipSync(entries, { mtime: ENTRY_TIME });
}
