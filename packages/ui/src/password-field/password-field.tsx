import { type Ref, useState } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  ToggleButton,
} from 'react-aria-components';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass, FieldLabel, FieldNotes, type FieldTexts } from '../field/field-parts.js';
import styles from './password-field.module.css';

/** Props of `PasswordField`; the rest goes to the accessible primitive. */
export interface PasswordFieldProps
  extends
    FieldTexts,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isRequired' | 'isInvalid' | 'type'> {
  /** Accessible name of the button that shows what was typed. */
  readonly showLabel: string;
  /** The input itself, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A secret: hidden while it is typed, shown on request. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isRequired = false,
  showLabel,
  inputRef,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      className={fieldClass}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={styles.row}>
        <Input
          className={classNames(controlClass, styles.input)}
          autoCapitalize="none"
          spellCheck="false"
          {...(inputRef ? { ref: inputRef } : {})}
        />
        <ToggleButton
          aria-label={showLabel}
          isSelected={isShown}
          onChange={setShown}
          className={classNames(styles.eye)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </ToggleButton>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
