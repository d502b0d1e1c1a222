import { StreamableFile } from '@nestjs/common';
import type { OpenDocument } from './document.service.js';

/** A document as the answer to a request, to be saved under its name. */
export function attachment({ file, stream }: OpenDocument): StreamableFile {
  return new StreamableFile(stream, {
    type: file.mediaType,
    length: file.sizeBytes,
    disposition: `attachment; filename="${file.name}"`,
  });
}
