import { type Ref, useState } from 'react';
import { Input, ToggleButton } from 'react-aria-components';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass } from '../field/field-classes.js';
import { TextFrame, type TextFrameProps } from '../field/text-frame.js';
import styles from './password-field.module.css';

/** Props of `PasswordField`; the rest goes to the accessible primitive. */
export interface PasswordFieldProps extends Omit<TextFrameProps, 'type'> {
  /** Accessible name of the button that shows what was typed. */
  readonly showLabel: string;
  /** The input itself, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A secret: hidden while it is typed, shown on request. */
export function PasswordField({ showLabel, inputRef, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextFrame {...rest} type={isShown ? 'text' : 'password'}>
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
    </TextFrame>
  );
}
