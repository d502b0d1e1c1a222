import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.js';
import { fieldClass } from '../field/field-classes.js';
import { FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import styles from './swatch-picker.module.css';

/** One choice, drawn. */
export interface Swatch<Id extends string = string> {
  readonly id: Id;
  /** Its name: spoken, and shown as a title. */
  readonly label: string;
  /** What the swatch shows, filling its square; hidden from screen readers. */
  readonly picture: ReactNode;
}

/** Props of `SwatchPicker`. */
export interface SwatchPickerProps<Id extends string> extends FieldTexts {
  readonly swatches: readonly Swatch<Id>[];
  /** Null when several objects with different values are selected. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly size?: 'small' | 'large';
  readonly isDisabled?: boolean;
}

/** A choice among drawn samples such as colours or textures; the chosen one carries a tick. */
export function SwatchPicker<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  swatches,
  value,
  onChange,
  size = 'small',
  isDisabled = false,
}: SwatchPickerProps<Id>) {
  const descriptionId = useId();
  return (
    <RadioGroup
      className={fieldClass}
      orientation="horizontal"
      value={value}
      onChange={(id) => {
        const chosen = swatches.find((swatch) => swatch.id === id);
        if (chosen) onChange(chosen.id);
      }}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      isDisabled={isDisabled}
      validationBehavior="aria"
      // Of the group alone: the primitive would have it read with every choice.
      {...(description ? { 'aria-describedby': descriptionId } : {})}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={classNames(styles.swatches, styles[size])}>
        {swatches.map((swatch) => (
          <Radio
            key={swatch.id}
            value={swatch.id}
            aria-label={swatch.label}
            className={classNames(styles.swatch)}
          >
            <span className={styles.picture} aria-hidden="true" title={swatch.label}>
              {swatch.picture}
            </span>
            <span className={styles.tick} aria-hidden="true">
              <Check />
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} descriptionId={descriptionId} />
    </RadioGroup>
  );
}
