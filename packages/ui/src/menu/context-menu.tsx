import { useRef } from 'react';
import { Menu as AriaMenu, Popover } from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';
import styles from './context-menu.module.css';
import { type MenuAction, menuRows, type MenuSeparator } from './menu-rows.js';

/** Props of `ContextMenu`. */
export interface ContextMenuProps {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The place in the window, in CSS px, where the menu opens. */
  readonly at: { readonly x: number; readonly y: number };
  readonly items: readonly (MenuAction | MenuSeparator)[];
  readonly onAction: (id: string) => void;
  /** Asked by Escape, a press beside the menu, and after an action. */
  readonly onClose: () => void;
}

/** A list of actions at a place of the window; it takes the focus and gives it back. Rendered while it is open. */
export function ContextMenu({ label, at, items, onAction, onClose }: ContextMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={place} className={styles.place} style={{ left: at.x, top: at.y }} aria-hidden="true" />
      <Popover
        isOpen
        triggerRef={place}
        placement="bottom start"
        offset={0}
        aria-label={label}
        className={classNames(popover.popover)}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <AriaMenu
          autoFocus="first"
          aria-label={label}
          className={classNames(popover.list)}
          onClose={onClose}
          onAction={(key) => onAction(String(key))}
        >
          {menuRows(items)}
        </AriaMenu>
      </Popover>
    </>
  );
}
