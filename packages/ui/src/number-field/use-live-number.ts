import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components';

/** A number that stands in a field instead of its value as long as it is not null, and changes without rendering: it may follow a hand. */
export interface LiveNumber {
  readonly get: () => number | null;
  /** Calls `listener` after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Writes `live` into the input within `frame`, and `value` again when it has become null. */
export function useLiveNumber(
  frame: RefObject<HTMLElement | null>,
  live: LiveNumber | undefined,
  value: number | undefined,
  options: Intl.NumberFormatOptions,
): void {
  const { locale } = useLocale();
  const { style, unit, unitDisplay, maximumFractionDigits } = options;
  const format = useMemo(
    () =>
      new Intl.NumberFormat(locale, {
        ...(style && unit && unitDisplay ? { style, unit, unitDisplay } : {}),
        ...(maximumFractionDigits === undefined ? {} : { maximumFractionDigits }),
      }),
    [locale, style, unit, unitDisplay, maximumFractionDigits],
  );
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });

  useLayoutEffect(() => {
    if (!live) return;
    const textOf = (number: number | undefined) =>
      number === undefined || Number.isNaN(number) ? '' : format.format(number);
    let isShown = false;
    const show = () => {
      const input = frame.current?.querySelector('input');
      const number = live.get();
      if (!input || (number === null && !isShown)) return;
      const text = textOf(number ?? latest.current);
      if (input.value !== text) input.value = text;
      isShown = number !== null;
    };
    show();
    return live.subscribe(show);
  }, [frame, live, format]);
}
