import { type ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { X } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './flyout.module.css';

/** Props of `Flyout`. */
export interface FlyoutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'start' | 'end';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet that comes in from the side of a small screen: navigation, filters. */
export function Flyout({ isOpen, onClose, title, closeLabel, side = 'end', footer, children }: FlyoutProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.sheet, styles[side])}>
        <Dialog className={classNames(styles.dialog)}>
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
