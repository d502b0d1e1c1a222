import { LIMITS } from '@tastwerk/editor-core';
import { NumberField, type NumberFieldProps } from '@tastwerk/ui';
import { PLACE_DIGITS } from '../../state/use-millimetres.js';

interface LengthFieldProps extends Pick<
  NumberFieldProps,
  'label' | 'description' | 'autoFocus' | 'isDisabled'
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
