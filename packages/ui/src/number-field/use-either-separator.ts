import { type RefObject, useEffect } from 'react';
import { useLocale } from 'react-aria-components';

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

function separatorsOf(locale: string): Separators | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  const group = parts.find(({ type }) => type === 'group')?.value;
  return decimal && group ? { decimal, group } : undefined;
}

/**
 * Takes a typed comma or point for the decimal separator, whichever the language writes: "12.5" in a German field would silently become
 * 125 otherwise. Nobody types the separator of thousands one by one into lengths and angles; a pasted number keeps its own.
 */
export function useEitherSeparator(frame: RefObject<HTMLElement | null>, isDecimal: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    const separators = isDecimal ? separatorsOf(locale) : undefined;
    const element = frame.current;
    if (!element || !separators) return;
    const { decimal, group } = separators;
    const onBeforeInput = (event: InputEvent) => {
      const { target, data, inputType } = event;
      if (inputType !== 'insertText' || data !== group || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
      if ((target.value.slice(0, start) + target.value.slice(end)).includes(decimal)) return;
      target.setRangeText(decimal, start, end, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: decimal }));
    };
    // The primitive listens at the input itself and would let the other separator pass as one of thousands.
    element.addEventListener('beforeinput', onBeforeInput, { capture: true });
    return () => element.removeEventListener('beforeinput', onBeforeInput, { capture: true });
  }, [frame, locale, isDecimal]);
}
