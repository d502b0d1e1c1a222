import { type ReactElement, useId } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import styles from './tooltip.module.css';

/** Time a pointer must rest before a tooltip shows, in milliseconds; keyboard focus shows it at once. */
const REST_MS = 500;

/** Time in which a pointer may cross the gap to the tooltip and rest on it (WCAG 1.4.13), in milliseconds. */
const CROSSING_MS = 300;

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The name of the control. */
  readonly text: string;
  /** Keys that do the same, shown beside the text. */
  readonly shortcut?: string;
  readonly placement?: NonNullable<AriaTooltipProps['placement']>;
  /** The kit control of that name. What it is given describes it by its keys alone: else a screen reader would say the name twice. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactElement;
}

/** Shows the name of a control that has none in sight. Never the only place of an information: touch does not show it. */
export function Tooltip({ text, shortcut, placement = 'top', children }: TooltipProps) {
  const keysId = useId();
  return (
    <>
      <TooltipTrigger delay={REST_MS} closeDelay={CROSSING_MS}>
        {children({ 'aria-describedby': shortcut ? keysId : '' })}
        <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
          {text}
          {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
        </AriaTooltip>
      </TooltipTrigger>
      {shortcut ? (
        <span id={keysId} hidden>
          {shortcut}
        </span>
      ) : null}
    </>
  );
}
