import { RENDERING_FORMATS } from '@tastwerk/contracts';
import type { DownloadArtefact } from '@tastwerk/editor-react';
import { call } from '../../api/call.js';
import { saveFile } from '../../api/save-file.js';
import { send } from '../../api/send.js';

/** Hands a file of what was just published to the user. */
export const downloadArtefact: DownloadArtefact = async ({ variantId, fileName }, name) => {
  const format = RENDERING_FORMATS.find((candidate) => candidate === name);
  if (format === undefined) return false;
  const answer = await send(call('download', { params: { variantId, format, fileName } }));
  if (answer.ok) saveFile(await answer.response.blob(), `${format}_${fileName}.${format}`);
  return answer.ok;
};
