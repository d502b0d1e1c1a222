import { type Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass, FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import styles from './text-area.module.css';

/** Rows of an empty text area (product spec section 5). */
const DEFAULT_ROWS = 3;

/** Props of `TextArea`; the rest goes to the accessible primitive. */
export interface TextAreaProps
  extends
    FieldTexts,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired' | 'isInvalid' | 'type'> {
  readonly rows?: number;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content. */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired = false,
  rows = DEFAULT_ROWS,
  placeholder,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      className={fieldClass}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <AriaTextArea
        className={classNames(controlClass, styles.area)}
        rows={rows}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
