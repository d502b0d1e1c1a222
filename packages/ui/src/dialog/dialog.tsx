import { type ReactNode } from 'react';
import { Button, Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { X } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './dialog.module.css';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked by Escape, the backdrop and the cross. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the cross. */
  readonly closeLabel: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** `alertdialog` interrupts with a question; it still closes by Escape. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False keeps the dialog open on a press beside it, where a slip would cost input. */
  readonly closesOnBackdrop?: boolean;
  /** The actions, at the end of the dialog; the main one stands last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page: it keeps the focus, and gives it back when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  role = 'dialog',
  closesOnBackdrop = true,
  footer,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={closesOnBackdrop}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog role={role} className={classNames(styles.dialog)}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
            <Button aria-label={closeLabel} onPress={onClose} className={classNames(styles.close)}>
              <X aria-hidden="true" />
            </Button>
          </header>
          <div className={styles.content}>{children}</div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
