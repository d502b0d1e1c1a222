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
  /** A sentence below the label: it describes the choice, and is no part of its name. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Id extends string> extends FieldTexts {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
}

interface ChoiceProps {
  readonly label: ReactNode;
  readonly description: string;
  readonly labelId: string;
  readonly descriptionId: string;
}

function DescribedChoice({ label, description, labelId, descriptionId }: ChoiceProps) {
  return (
    <span className={styles.words}>
      <span id={labelId}>{label}</span>
      <span id={descriptionId} className={styles.description}>
        {description}
      </span>
    </span>
  );
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
  const groupId = useId();
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
        {options.map((option) => {
          const ids = { labelId: `${groupId}-${option.id}`, descriptionId: `${groupId}-${option.id}-help` };
          return (
            <Radio
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled ?? false}
              className={classNames(styles.radio)}
              {...(option.description
                ? { 'aria-labelledby': ids.labelId, 'aria-describedby': ids.descriptionId }
                : {})}
            >
              <span className={styles.mark} aria-hidden="true" />
              {option.description ? (
                <DescribedChoice label={option.label} description={option.description} {...ids} />
              ) : (
                option.label
              )}
            </Radio>
          );
        })}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} descriptionId={descriptionId} />
    </AriaRadioGroup>
  );
}
