import { type ReactElement } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';
import { type MenuAction, menuRows, type MenuSeparator } from './menu-rows.js';

/** Props of `Menu`. */
export interface MenuProps {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The kit button that opens the menu. */
  readonly trigger: ReactElement;
  readonly items: readonly (MenuAction | MenuSeparator)[];
  readonly onAction?: (id: string) => void;
}

/** A list of actions that a button opens. */
export function Menu({ label, trigger, items, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={classNames(popover.popover)} offset={4}>
        <AriaMenu
          aria-label={label}
          className={classNames(popover.list)}
          {...(onAction ? { onAction: (key) => onAction(String(key)) } : {})}
        >
          {menuRows(items)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
