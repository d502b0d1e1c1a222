import { type ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.js';
import styles from './toggle-button.module.css';

/** Props of `ToggleButton`; the rest goes to the accessible primitive. */
export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shows the icon alone; the label becomes accessible name and tooltip. */
  readonly isIconOnly?: boolean;
  /** Draws a frame: for a toggle that stands alone or in a text, not in a toolbar. */
  readonly isOutlined?: boolean;
  /** Keys that do the same, shown in the tooltip of an icon-only button. */
  readonly shortcut?: string;
  readonly tooltipPlacement?: NonNullable<TooltipProps['placement']>;
}

/** A button that stays pressed. The pressed state shows by fill and by a bar, not by colour alone. */
export function ToggleButton({
  label,
  icon,
  isIconOnly = false,
  isOutlined = false,
  shortcut,
  tooltipPlacement,
  ...rest
}: ToggleButtonProps) {
  const button = (described: Pick<AriaToggleButtonProps, 'aria-describedby'> = {}) => (
    <AriaToggleButton
      {...described}
      {...rest}
      {...(isIconOnly ? { 'aria-label': label } : {})}
      className={classNames(styles.toggle, isIconOnly && styles.iconOnly, isOutlined && styles.outlined)}
    >
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      {isIconOnly ? null : <span>{label}</span>}
    </AriaToggleButton>
  );
  if (!isIconOnly) return button();
  return (
    <Tooltip
      text={label}
      {...(shortcut ? { shortcut } : {})}
      {...(tooltipPlacement ? { placement: tooltipPlacement } : {})}
    >
      {button}
    </Tooltip>
  );
}
