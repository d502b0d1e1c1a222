import { LIMITS } from '@tastwerk/editor-core';
import { NumberField, type NumberFieldProps } from '@tastwerk/ui';
import { PLACE_DIGITS } from '../../state/use-millimetres.js';

interface LengthFieldProps extends Pick<
  NumberFieldProps,
  'label' | 'description' | 'errorMessage' | 'autoFocus' | 'isDisabled'
> {
  /** In mm. */
  readonly value: number;
  readonly onChange: (valueMm: number) => void;
  /** The smallest length in mm; places may lie left of and above the sheet. */
  readonly minValue?: number;
}

/** A length or a place in mm, to a tenth. */
export function LengthField({ minValue = -LIMITS.coordinateMm, onChange, ...rest }: LengthFieldProps) {
  return (
    <NumberField
      {...rest}
      unit="millimeter"
      maximumFractionDigits={PLACE_DIGITS}
      step={10 ** -PLACE_DIGITS}
      minValue={minValue}
      maxValue={LIMITS.coordinateMm}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
    />
  );
}

interface GapFieldProps extends Pick<NumberFieldProps, 'label' | 'description'> {
  /** In mm; null where none is said. */
  readonly value: number | null;
  readonly onChange: (valueMm: number | null) => void;
}

/** Free room in mm, as exact as the proof judges it; empty where none is said. */
export function GapField({ value, onChange, ...rest }: GapFieldProps) {
  return (
    <NumberField
      {...rest}
      unit="millimeter"
      minValue={0}
      maxValue={LIMITS.coordinateMm}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  );
}
