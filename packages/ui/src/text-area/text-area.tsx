import { type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { controlClass } from '../field/field-classes.js';
import { TextFrame, type TextFrameProps } from '../field/text-frame.js';
import styles from './text-area.module.css';

/** Rows of an empty text area (product spec section 5). */
const DEFAULT_ROWS = 3;

/** Props of `TextArea`; the rest goes to the accessible primitive. */
export interface TextAreaProps extends Omit<TextFrameProps, 'type'> {
  readonly rows?: number;
  readonly placeholder?: string;
  /** BCP 47 tag of what is typed, where it is not in the language of the interface. */
  readonly textLanguage?: string | undefined;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content. */
export function TextArea({
  rows = DEFAULT_ROWS,
  placeholder,
  textLanguage,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <TextFrame {...rest}>
      <AriaTextArea
        className={classNames(controlClass, styles.area)}
        rows={rows}
        lang={textLanguage}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
    </TextFrame>
  );
}
