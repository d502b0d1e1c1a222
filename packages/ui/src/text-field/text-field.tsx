import { type Ref } from 'react';
import { Input } from 'react-aria-components';
import { controlClass } from '../field/field-classes.js';
import { TextFrame, type TextFrameProps } from '../field/text-frame.js';

/** Props of `TextField`; the rest goes to the accessible primitive. */
export interface TextFieldProps extends TextFrameProps {
  readonly placeholder?: string;
  /** The input itself, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with label, help and error. */
export function TextField({ placeholder, inputRef, ...rest }: TextFieldProps) {
  return (
    <TextFrame {...rest}>
      <Input
        className={controlClass}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
    </TextFrame>
  );
}
