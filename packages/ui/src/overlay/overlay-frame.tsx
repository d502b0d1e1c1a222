import { type ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { X } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './overlay-frame.module.css';
import { ScrolledContent } from './scrolled-content.js';

/** What everything that opens above the page is told. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Asked by Escape, the backdrop and the cross. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** BCP 47 tag of the title, where it is not in the language of the interface. */
  readonly titleLanguage?: string;
  /** Accessible name of the cross. */
  readonly closeLabel: string;
  /** The actions, at the end; the main one stands last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

interface OverlayFrameProps extends OverlayProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly closesOnBackdrop?: boolean;
  /** Class of the backdrop and of the sheet on it: where it stands and how it comes in. */
  readonly overlayClass: string;
  readonly sheetClass: string;
}

/** Backdrop, head with title and cross, content that scrolls, and foot of a dialog or flyout; keeps the focus and gives it back. */
export function OverlayFrame({
  isOpen,
  onClose,
  title,
  titleLanguage,
  closeLabel,
  footer,
  children,
  role = 'dialog',
  closesOnBackdrop = true,
  overlayClass,
  sheetClass,
}: OverlayFrameProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={closesOnBackdrop}
      className={classNames(styles.overlay, overlayClass)}
    >
      <Modal className={classNames(styles.sheet, sheetClass)}>
        <Dialog role={role} className={classNames(styles.frame)}>
          <header className={styles.head}>
            <Heading
              slot="title"
              level={2}
              className={classNames(styles.title)}
              {...(titleLanguage ? { lang: titleLanguage } : {})}
            >
              {title}
            </Heading>
            <Button aria-label={closeLabel} onPress={onClose} className={classNames(styles.close)}>
              <X aria-hidden="true" />
            </Button>
          </header>
          <ScrolledContent>{children}</ScrolledContent>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
