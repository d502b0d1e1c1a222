import type { RenderingFormat, Variant } from '@tastwerk/contracts';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { type ApiFailure } from '../../api/failure.js';
import { saveFile } from '../../api/save-file.js';
import { send } from '../../api/send.js';

/** Names of pictures of single pages add the page; all other files hold every page. */
function fileNamesOf(variant: Variant, format: RenderingFormat): readonly string[] {
  if (format !== 'svg') return [variant.current_file_name];
  return Array.from(
    { length: variant.graphic_no_of_pages },
    (_, index) => `${variant.current_file_name}-p${index + 1}`,
  );
}

/** Fetches files with the session's token and hands them to the browser to save. */
export function useDownload() {
  const [pending, setPending] = useState<RenderingFormat | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const download = async (variant: Variant, format: RenderingFormat) => {
    setPending(format);
    setFailure(null);
    for (const fileName of fileNamesOf(variant, format)) {
      const answer = await send(call('download', { params: { variantId: variant.id, format, fileName } }));
      if (!answer.ok) {
        setFailure(answer.failure);
        break;
      }
      saveFile(await answer.response.blob(), `${format}_${fileName}.${format}`);
    }
    setPending(null);
  };
  return { download, pending, failure };
}
