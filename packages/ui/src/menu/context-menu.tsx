import { useRef } from 'react';
import styles from './context-menu.module.css';
import { MenuPopover, type MenuPopoverProps } from './menu-popover.js';

/** Props of `ContextMenu`. */
export interface ContextMenuProps extends Pick<MenuPopoverProps, 'label' | 'items' | 'onAction' | 'onClose'> {
  /** The place in the window, in CSS px, where the menu opens. */
  readonly at: { readonly x: number; readonly y: number };
}

/** A list of actions at a place of the window. Rendered while it is open. */
export function ContextMenu({ at, ...menu }: ContextMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={place} className={styles.place} style={{ left: at.x, top: at.y }} aria-hidden="true" />
      <MenuPopover {...menu} triggerRef={place} offset={0} />
    </>
  );
}
