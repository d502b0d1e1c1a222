import { fail, ok } from '@tastwerk/editor-core';
import { useCallback, useContext } from 'react';
import { IMPORT_MAX_PIXELS } from '../../base/import-limits.js';
import type { ImportStepProps } from '../../contributions/editor-plugin.js';
import { Reading } from '../import/index.js';
import { type LoadedPicture, PictureCodecContext } from './picture-codec.js';
import { pictureSize } from './picture-size.js';
import { PictureStep } from './picture-step.js';

const release = (picture: LoadedPicture) => picture.release();

/** Reads a picture, unless it claims to be larger than can be unpacked, and shows what becomes of it. */
export function PictureImport({ page, ...props }: ImportStepProps) {
  const codec = useContext(PictureCodecContext);
  const read = useCallback(
    async (file: File) => {
      const { width, height } = pictureSize(new Uint8Array(await file.arrayBuffer())) ?? {
        width: 0,
        height: 0,
      };
      if (width * height > IMPORT_MAX_PIXELS) return fail({ code: 'tooLarge' });
      const picture = await codec.load(file);
      return picture ? ok(picture) : fail({ code: 'notAPicture' });
    },
    [codec],
  );
  return (
    <Reading {...props} read={read} release={release}>
      {(picture) => <PictureStep picture={picture} page={page} onClose={props.onClose} />}
    </Reading>
  );
}
