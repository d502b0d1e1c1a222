import { RENDERING_FORMATS } from '@tastwerk/contracts';
import type { DownloadArtefact } from '@tastwerk/editor-react';
import { saveFilesOfVersion } from '../../api/save-files-of-version.js';

/** Hands the files of one format of what was just published to the user. */
export const downloadArtefact: DownloadArtefact = async (outcome, name) => {
  const format = RENDERING_FORMATS.find((candidate) => candidate === name);
  return format !== undefined && (await saveFilesOfVersion(outcome, format)) === null;
};
