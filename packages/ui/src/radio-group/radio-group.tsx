import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { fieldClass } from '../field/field-classes.js';
import { FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import styles from './radio-group.module.css';

/** One choice of a `RadioGroup`. */
export interface RadioOption<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Id extends string> extends FieldTexts {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
}

/** A few choices, all visible, of which one holds. */
export function RadioGroup<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  options,
  value,
  onChange,
  isDisabled = false,
}: RadioGroupProps<Id>) {
  const descriptionId = useId();
  return (
    <AriaRadioGroup
      className={fieldClass}
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
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
      <div className={styles.options}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={classNames(styles.radio)}
          >
            <span className={styles.mark} aria-hidden="true" />
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} descriptionId={descriptionId} />
    </AriaRadioGroup>
  );
}
