import { type Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { controlClass, fieldClass, FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';

/** Props of `TextField`; the rest goes to the accessible primitive. */
export interface TextFieldProps
  extends
    FieldTexts,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired' | 'isInvalid'> {
  readonly placeholder?: string;
  /** The input itself, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with label, help and error. */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired = false,
  placeholder,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      className={fieldClass}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Input
        className={controlClass}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
