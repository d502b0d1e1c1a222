import { classNames } from '../class-names.js';
import { OverlayFrame, type OverlayProps } from '../overlay/overlay-frame.js';
import styles from './flyout.module.css';

/** Props of `Flyout`. */
export interface FlyoutProps extends OverlayProps {
  readonly side?: 'start' | 'end';
}

/** A sheet that comes in from the side of a small screen: navigation, filters. */
export function Flyout({ side = 'end', ...rest }: FlyoutProps) {
  return (
    <OverlayFrame
      {...rest}
      overlayClass={classNames(styles.overlay)}
      sheetClass={classNames(styles.sheet, styles[side])}
    />
  );
}
