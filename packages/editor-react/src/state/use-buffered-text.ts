import { useCallback, useEffect, useRef, useState } from 'react';

/** Rest in ms after which a typed property is written to the document (product spec section 9). */
const PROPERTY_DELAY_MS = 200;

/**
 * Text of a field that is written to the document when typing rests, when the field is left, and when it goes away:
 * a step of undo is then a piece of text, not a letter.
 */
export function useBufferedText(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ typed, commit });
  useEffect(() => {
    latest.current = { typed, commit };
  });

  const flush = useCallback(() => {
    const { typed: text, commit: write } = latest.current;
    if (text === null) return;
    latest.current = { typed: null, commit: write };
    write(text);
    setTyped(null);
  }, []);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(flush, PROPERTY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, flush]);

  useEffect(() => flush, [flush]);

  return { value: typed ?? value, onChange: setTyped, onBlur: flush };
}
