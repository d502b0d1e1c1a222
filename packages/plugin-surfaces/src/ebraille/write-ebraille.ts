import type { WriteFiles } from '@tastwerk/editor-core/files';
import { documentPublication } from './document-publication.js';
import { ebrailleFileName } from './file-name.js';
import { packPublication } from './pack-publication.js';

/** Writes a document as a packaged eBraille publication, with its PDF as the second form of its graphics. */
export const writeEbraille: WriteFiles = async function* (drawn) {
  const [pdf] = await drawn.filesOf('pdf');
  yield {
    name: ebrailleFileName(drawn.fileName),
    mime: 'application/ebrl+zip',
    bytes: await packPublication(documentPublication(drawn, pdf?.bytes)),
  };
};
