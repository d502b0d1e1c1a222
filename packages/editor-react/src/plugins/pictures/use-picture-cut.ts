import type { Box } from '@tastwerk/editor-core/geometry';
import { useEffect, useState } from 'react';
import type { LoadedPicture, PictureCut } from './picture-codec.js';
import { REST_MS } from './use-tracing.js';

/** What is taken of a picture; what was taken last stays until there is another. */
export interface CutState {
  readonly cut: PictureCut;
  readonly isPending: boolean;
  /** Whether the browser had no room for what was asked last. */
  readonly isRefused: boolean;
}

/** Takes what lies in `box` of `picture`, px, once the hand has rested. */
export function usePictureCut(picture: LoadedPicture, box: Box): CutState {
  const [cut, setCut] = useState(picture.whole);
  const [refused, setRefused] = useState<Box>();

  useEffect(() => {
    if (cut.box === box || refused === box) return;
    let isCurrent = true;
    const take = async () => {
      const taken = await picture.cut(box);
      if (!isCurrent) return;
      if (taken) setCut(taken);
      else setRefused(box);
    };
    const timer = setTimeout(() => void take(), REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [picture, box, cut, refused]);

  const isRefused = refused === box;
  return { cut, isPending: cut.box !== box && !isRefused, isRefused };
}
