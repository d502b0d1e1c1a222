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
  readonly text: string;
  /** Keys that do the same, shown beside the text. */
  readonly shortcut?: string;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
  /** The kit control the tooltip explains. */
  readonly children: ReactElement;
}

/** A short hint on a control. Never the only place of an information: touch does not show it. */
export function Tooltip({ text, shortcut, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={REST_MS} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
        {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
