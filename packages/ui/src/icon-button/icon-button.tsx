import { type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.js';
import styles from './icon-button.module.css';

/** Props of `IconButton`; the rest goes to the accessible primitive. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** What the button does, in words: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Keys that do the same, shown in the tooltip. */
  readonly shortcut?: string;
  readonly tooltipPlacement?: NonNullable<TooltipProps['placement']>;
}

/** A square button that shows an icon alone and says its name in a tooltip. While `isPending` it keeps its focus, and takes no press. */
export function IconButton({ label, icon, shortcut, tooltipPlacement, ...rest }: IconButtonProps) {
  return (
    <Tooltip
      text={label}
      {...(shortcut ? { shortcut } : {})}
      {...(tooltipPlacement ? { placement: tooltipPlacement } : {})}
    >
      {(described) => (
        <AriaButton {...described} {...rest} aria-label={label} className={classNames(styles.square)}>
          {icon}
        </AriaButton>
      )}
    </Tooltip>
  );
}
