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

/** What is entered, with the decimal separator of the language; undefined where it says what it means already. */
function meant(entered: string, { decimal, group }: Separators): string | undefined {
  const [whole, fraction, ...others] = entered.split(group);
  if (fraction === undefined || others.length > 0 || entered.includes(decimal)) return undefined;
  // "1.000" that is pasted is a thousand in German.
  return /^\d{3}(?!\d)/.test(fraction) ? undefined : `${whole ?? ''}${decimal}${fraction}`;
}

/**
 * Takes a comma or a point for the decimal separator, whichever the language writes: "12.5" in a German field would silently become 125
 * otherwise. Nobody types the separator of thousands into lengths and angles.
 */
export function useEitherSeparator(frame: RefObject<HTMLElement | null>, isDecimal: boolean): void {
  const { locale } = useLocale();
  useEffect(() => {
    const separators = isDecimal ? separatorsOf(locale) : undefined;
    const element = frame.current;
    if (!element || !separators) return;
    const take = (event: Event, entered: string, inputType: string) => {
      const { target } = event;
      const data = meant(entered, separators);
      if (data === undefined || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
      if ((target.value.slice(0, start) + target.value.slice(end)).includes(separators.decimal)) return;
      target.setRangeText(data, start, end, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data }));
    };
    // The primitive listens at the input itself and would let the other separator pass as one of thousands.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    element.addEventListener(
      'beforeinput',
      (event) => take(event, event.data ?? '', event.inputType),
      options,
    );
    element.addEventListener(
      'paste',
      (event) => take(event, event.clipboardData?.getData('text') ?? '', 'insertFromPaste'),
      options,
    );
    return () => listening.abort();
  }, [frame, locale, isDecimal]);
}
