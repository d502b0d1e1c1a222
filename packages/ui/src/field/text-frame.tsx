import { type ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { fieldClass } from './field-classes.js';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.js';

/** What every field to type into takes; all but the texts goes to the accessible primitive. */
export interface TextFrameProps
  extends
    FieldTexts,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired' | 'isInvalid'> {}

/** Label, help and error around what is typed into, tied to it. */
export function TextFrame({
  label,
  description,
  errorMessage,
  isRequired = false,
  children,
  ...rest
}: TextFrameProps & { readonly children: ReactNode }) {
  return (
    <AriaTextField
      {...rest}
      className={fieldClass}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      {children}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
