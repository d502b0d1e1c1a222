import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Rest in ms after which a typed property is written to the document (product spec section 9). */
const PROPERTY_DELAY_MS = 200;

/** What is being typed and is not in the document yet. */
export interface Typing<Typed> {
  /** Null while all is written. */
  readonly typed: Typed | null;
  readonly type: Dispatch<SetStateAction<Typed | null>>;
  /** Writes what is typed at once. */
  readonly end: () => void;
}

/**
 * Holds what is typed until it is written to the document: when typing ends or rests, and when the field goes away. A step of undo
 * is then a piece of text, not a letter. All texts of the editor are typed this way. `waits` says of what is typed that it waits
 * for the end.
 */
export function useTyping<Typed>(
  write: (typed: Typed) => void,
  waits?: (typed: Typed) => boolean,
): Typing<Typed> {
  const [typed, type] = useState<Typed | null>(null);
  const latest = useRef({ typed, write });
  useEffect(() => {
    latest.current = { typed, write };
  });

  const end = useCallback(() => {
    const { typed: text, write: writeText } = latest.current;
    if (text === null) return;
    latest.current = { typed: null, write: writeText };
    writeText(text);
    type(null);
  }, []);

  const isResting = typed !== null && !waits?.(typed);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(end, PROPERTY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, isResting, end]);

  useEffect(() => end, [end]);

  return useMemo(() => ({ typed, type, end }), [typed, end]);
}

/** What a field shows of a text and tells of typing in it. */
export interface TypedField {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A text of the document in a field. */
export function useBufferedText(value: string, commit: (text: string) => void): TypedField {
  const { typed, type, end } = useTyping(commit);
  return { value: typed ?? value, onChange: type, onBlur: end };
}
