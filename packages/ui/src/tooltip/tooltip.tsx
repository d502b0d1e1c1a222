import { type ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import styles from './tooltip.module.css';

/** Time a pointer must rest before a tooltip shows, in milliseconds; keyboard focus shows it at once. */
const REST_MS = 500;

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The accessible name of the control, for those who see its icon alone. */
  readonly text: string;
  /** Keys that do the same, shown beside the text. */
  readonly shortcut?: string;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
  /** The kit control whose name it shows. */
  readonly children: ReactElement;
}

/** Shows the name of a control that shows none itself. Touch does not show it, and screen readers hear of it the keys alone. */
export function Tooltip({ text, shortcut, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={REST_MS} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {/* It is the name of the control, which screen readers say anyway. */}
        <span aria-hidden="true">{text}</span>
        {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
