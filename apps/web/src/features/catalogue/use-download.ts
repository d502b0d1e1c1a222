import type { RenderingFormat, Variant } from '@tastwerk/contracts';
import { useState } from 'react';
import type { ApiFailure } from '../../api/failure.js';
import { saveFilesOfVersion } from '../../api/save-files-of-version.js';

/** Downloads files of a variant's version; says which are on their way, and why some could not be had. */
export function useDownload() {
  const [pending, setPending] = useState<RenderingFormat | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const download = async (variant: Variant, format: RenderingFormat) => {
    setPending(format);
    setFailure(null);
    const { id, current_file_name, graphic_no_of_pages } = variant;
    const version = { variantId: id, fileName: current_file_name, pageCount: graphic_no_of_pages };
    setFailure(await saveFilesOfVersion(version, format));
    setPending(null);
  };
  return { download, pending, failure };
}
