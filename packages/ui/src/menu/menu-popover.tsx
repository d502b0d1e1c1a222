import { type RefObject } from 'react';
import { Menu as AriaMenu, Popover, type PopoverProps } from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';
import { type MenuAction, menuRows, type MenuSeparator } from './menu-rows.js';

/** Props of `MenuPopover`. */
export interface MenuPopoverProps {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The element at which the menu opens. */
  readonly triggerRef: RefObject<Element | null>;
  readonly placement?: NonNullable<PopoverProps['placement']>;
  /** Distance from that element, in CSS px. */
  readonly offset?: number;
  readonly items: readonly (MenuAction | MenuSeparator)[];
  readonly onAction: (id: string) => void;
  /** Asked by Escape, a press beside the menu, and after an action. */
  readonly onClose: () => void;
}

/** An open list of actions without the button that opens it; it takes the focus and gives it back. Rendered while it is open. */
export function MenuPopover({
  label,
  triggerRef,
  placement = 'bottom start',
  offset = 4,
  items,
  onAction,
  onClose,
}: MenuPopoverProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={offset}
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
  );
}
