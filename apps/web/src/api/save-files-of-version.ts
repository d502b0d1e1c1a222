import type { RenderingFormat } from '@tastwerk/contracts';
import { call } from './call.js';
import type { ApiFailure } from './failure.js';
import { saveFile } from './save-file.js';
import { send } from './send.js';

/** A published version, as its files are named. */
interface FilesOfVersion {
  readonly variantId: number;
  readonly fileName: string;
  readonly pageCount: number;
}

/** The requests for a version's files of one format, with the names to save them under: pictures are one file for each page. */
function filesOf({ variantId, fileName, pageCount }: FilesOfVersion, format: RenderingFormat) {
  const file = (name: string) => ({
    name: `${format}_${name}.${format}`,
    request: call('download', { params: { variantId, format, fileName: name } }),
  });
  if (format !== 'svg' && format !== 'png') return [file(fileName)];
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const picture = file(`${fileName}-p${page}`);
    return format === 'svg'
      ? picture
      : { ...picture, request: call('thumbnail', { params: { fileName, size: 'xl', page } }) };
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
    saveFile(await answer.response.blob(), name);
  }
  return null;
}
