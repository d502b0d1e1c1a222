import { useEffect, useState } from 'react';
import { beforeAndAfter, type BeforeAfter, type PictureSource } from './tactile-pictures.js';

/** The pictures of `source`; those of the source before until they are made, undefined at first. */
export function usePictures(source: PictureSource): BeforeAfter | undefined {
  const [pictures, setPictures] = useState<BeforeAfter>();
  useEffect(() => {
    let isCurrent = true;
    beforeAndAfter(source).then(
      (made) => {
        if (isCurrent) setPictures(made);
      },
      // Without braille the work itself fails too, which is said there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return pictures;
}
