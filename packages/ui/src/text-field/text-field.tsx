import { type Ref } from 'react';
import { Input } from 'react-aria-components';
import { controlClass } from '../field/field-classes.js';
import { TextFrame, type TextFrameProps } from '../field/text-frame.js';

/** Props of `TextField`; the rest goes to the accessible primitive. */
export interface TextFieldProps extends TextFrameProps {
  readonly placeholder?: string;
  /** BCP 47 tag of what is typed, where it is not in the language of the interface. */
  readonly textLanguage?: string | undefined;
  /** The input itself, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with label, help and error. */
export function TextField({ placeholder, textLanguage, inputRef, ...rest }: TextFieldProps) {
  return (
    <TextFrame {...rest}>
      <Input
        className={controlClass}
        lang={textLanguage}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
    </TextFrame>
  );
}
