import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { Check, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import { FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import popover from '../popover/popover.module.css';
import styles from './select.module.css';

/** One choice of a `Select`. */
export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

/** Props of `Select`. */
export interface SelectProps<Id extends string> extends FieldTexts {
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Takes the focus when it appears, as the first field of a dialog. */
  readonly autoFocus?: boolean;
}

/** One choice out of a list that opens below. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  isRequired = false,
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  autoFocus = false,
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={fieldClass}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      validationBehavior="aria"
      {...(placeholder ? { placeholder } : {})}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Button className={classNames(controlClass, styles.button)}>
        {/* The text alone: by itself it would repeat the row of the list, tick included. */}
        <SelectValue className={classNames(styles.value)}>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronsUpDown aria-hidden="true" className={styles.chevron} />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={classNames(popover.popover)} offset={4}>
        <ListBox className={classNames(popover.list)}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className={classNames(popover.row)}
            >
              <Check aria-hidden="true" className={popover.rowMark} />
              <span className={popover.rowText}>{option.label}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
