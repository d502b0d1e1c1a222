import { saveBlob } from '@tastwerk/ui';
import type { RenderingFormat } from '@tastwerk/contracts';
import { call } from './call.js';
import type { ApiFailure } from './failure.js';
import { send } from './send.js';

/** A published version, as its files are named. */
interface FilesOfVersion {
  readonly variantId: number;
  readonly fileName: string;
  readonly pageCount: number;
}

/** The version's files of one format: the name of each, as in the archive of all, and the request for it. Pictures are one file for each page. */
function filesOf({ variantId, fileName, pageCount }: FilesOfVersion, format: RenderingFormat) {
  const download = (name: string) => call('download', { params: { variantId, format, fileName: name } });
  if (format !== 'svg' && format !== 'png') return [{ name: fileName, request: download(fileName) }];
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const name = `${fileName}-p${page}`;
    const request =
      format === 'png' ? call('thumbnail', { params: { fileName, size: 'xl', page } }) : download(name);
    return { name, request };
  });
}

/** Fetches all files of `format` with the session's token and hands them to the browser to save; why one could not be had, else null. */
export async function saveFilesOfVersion(
  version: FilesOfVersion,
  format: RenderingFormat,
): Promise<ApiFailure | null> {
  for (const { name, request } of filesOf(version, format)) {
    const answer = await send(request);
    if (!answer.ok) return answer.failure;
    saveBlob(await answer.response.blob(), `${name}.${format}`);
  }
  return null;
}
