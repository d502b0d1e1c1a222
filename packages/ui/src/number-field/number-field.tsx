import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { useRef } from 'react';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import { FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import styles from './number-field.module.css';
import { type LiveNumber, useLiveNumber } from './use-live-number.js';
import { useEitherSeparator } from './use-either-separator.js';

/** Props of `NumberField`; the rest goes to the accessible primitive. */
export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isRequired' | 'isInvalid'> {
  /** Unit shown after the number and understood when typed; `value` stays a plain number of it. */
  readonly unit?: 'millimeter' | 'degree' | 'percent';
  /** Digits after the decimal separator. */
  readonly maximumFractionDigits?: number;
  /** Shows a short visible label, such as "X", inside the frame; `label` stays the accessible name. */
  readonly prefix?: string;
  /** Puts the two steps at the sides, as large as the control: for small counts that are stepped with a finger, too. */
  readonly hasSideSteps?: boolean;
  /** Stands in the field instead of `value` while it is there; give the same one at every rendering. */
  readonly live?: LiveNumber;
}

/** A number with steps by arrow keys; typed text is read by the rules of the user's language. */
export function NumberField({
  label,
  description,
  errorMessage,
  isRequired = false,
  unit,
  maximumFractionDigits = 2,
  prefix,
  hasSideSteps = false,
  live,
  ...rest
}: NumberFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEitherSeparator(frame, maximumFractionDigits > 0);
  const formatOptions: Intl.NumberFormatOptions = {
    maximumFractionDigits,
    ...(unit ? { style: 'unit', unit, unitDisplay: unit === 'degree' ? 'narrow' : 'short' } : {}),
  };
  useLiveNumber(frame, live, rest.value, formatOptions);
  return (
    <AriaNumberField
      formatOptions={formatOptions}
      {...rest}
      {...(prefix ? { 'aria-label': label } : {})}
      className={fieldClass}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      {prefix ? null : <FieldLabel label={label} isRequired={isRequired} />}
      <Group ref={frame} className={classNames(styles.group, hasSideSteps && styles.sided)}>
        {prefix ? (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <Input className={classNames(controlClass, styles.input, prefix && styles.prefixed)} />
        {/* The arrow keys do the same; read out, both would say the name of the field again. */}
        <div className={styles.steps} aria-hidden={hasSideSteps ? undefined : true}>
          <Button slot="increment" className={classNames(styles.step)}>
            {hasSideSteps ? <Plus aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          </Button>
          <Button slot="decrement" className={classNames(styles.step)}>
            {hasSideSteps ? <Minus aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Button>
        </div>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
