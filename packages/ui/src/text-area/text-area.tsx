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
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content. */
export function TextArea({ rows = DEFAULT_ROWS, placeholder, inputRef, ...rest }: TextAreaProps) {
  return (
    <TextFrame {...rest}>
      <AriaTextArea
        className={classNames(controlClass, styles.area)}
        rows={rows}
        {...(placeholder ? { placeholder } : {})}
        {...(inputRef ? { ref: inputRef } : {})}
      />
    </TextFrame>
  );
}
