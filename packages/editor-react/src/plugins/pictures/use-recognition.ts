import type { Box } from '@tastwerk/editor-core/geometry';
import { useEffect, useState } from 'react';
import type { ImportFailure, RecognisedLine, RecogniseText } from '../../ports.js';
import type { PictureCut } from './picture-codec.js';

/** A line of text that was found, with its place in px of the whole picture. */
export interface FoundLine {
  /** Stays the same while the same text is found again in another cut. */
  readonly key: string;
  readonly text: string;
  readonly box: Box;
}

/** What is known of the texts in a picture: those that were found last stay until others are. */
export interface RecognitionState {
  readonly lines: readonly FoundLine[] | undefined;
  readonly failure: ImportFailure | undefined;
  readonly isPending: boolean;
}

interface Answered extends Omit<RecognitionState, 'isPending'> {
  readonly of: PictureCut | undefined;
}

/** Words among `lines` that `cut` was read for, placed in the picture that it was cut from. */
function foundIn(lines: readonly RecognisedLine[], cut: PictureCut): readonly FoundLine[] {
  const scale = cut.box.width / cut.width;
  const times = new Map<string, number>();
  return lines.flatMap(({ text, box }) => {
    if (text.trim() === '') return [];
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    const placed = {
      x: cut.box.x + box.x * scale,
      y: cut.box.y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
    return [{ key: `${time} ${text}`, text, box: placed }];
  });
}

/** Looks for texts in `cut`, once for each. */
export function useRecognition(recognise: RecogniseText | undefined, cut: PictureCut): RecognitionState {
  const [answered, setAnswered] = useState<Answered>({ of: undefined, lines: undefined, failure: undefined });
  useEffect(() => {
    if (!recognise) return;
    const controller = new AbortController();
    void recognise(cut.forTracing, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setAnswered(({ lines }) =>
        result.ok
          ? { of: cut, lines: foundIn(result.value, cut), failure: undefined }
          : { of: cut, lines, failure: result.error },
      );
    });
    return () => controller.abort();
  }, [recognise, cut]);

  const { of, lines, failure } = answered;
  const isPending = recognise !== undefined && of !== cut;
  return { lines, failure: isPending ? undefined : failure, isPending };
}
