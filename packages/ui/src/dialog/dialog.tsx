import { classNames } from '../class-names.js';
import { OverlayFrame, type OverlayProps } from '../overlay/overlay-frame.js';
import styles from './dialog.module.css';

/** Props of `Dialog`. */
export interface DialogProps extends OverlayProps {
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** `alertdialog` interrupts with a question; it still closes by Escape. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False keeps the dialog open on a press beside it, where a slip would cost input. */
  readonly closesOnBackdrop?: boolean;
}

/** A dialog over the page: it keeps the focus, and gives it back when it closes. */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return (
    <OverlayFrame
      {...rest}
      overlayClass={classNames(styles.overlay)}
      sheetClass={classNames(styles.modal, styles[size])}
    />
  );
}
