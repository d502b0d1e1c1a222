import { type ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './switch.module.css';

/** Props of `Switch`; the rest goes to the accessible primitive. */
export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
}

/** Turns something on or off at once. The knob's place and a stroke in it tell the state without colour. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={classNames(styles.switch)}>
      <span className={styles.text}>{children}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
