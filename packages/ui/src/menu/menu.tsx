import { type ReactElement } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';
import { type MenuAction, menuRows, type MenuSeparator } from './menu-rows.js';

type MenuItems = readonly (MenuAction | MenuSeparator)[];

/** Props of `Menu`. */
export interface MenuProps {
  /** Names the menu for screen readers. */
  readonly label: string;
  /** The kit button that opens the menu. */
  readonly trigger: ReactElement;
  /** What it offers; a function is asked each time the menu opens. */
  readonly items: MenuItems | (() => MenuItems);
  readonly onAction?: (id: string) => void;
  /** The entry that holds now, where the menu chooses one of its entries. */
  readonly selectedId?: string | undefined;
}

/** Is there only while the menu is open. */
function MenuList({ label, items, onAction, selectedId }: Omit<MenuProps, 'trigger'>) {
  return (
    <AriaMenu
      aria-label={label}
      // Else the name of its button would be read besides.
      aria-labelledby=""
      className={classNames(popover.list)}
      {...(onAction ? { onAction: (key) => onAction(String(key)) } : {})}
      {...(selectedId === undefined
        ? {}
        : { selectionMode: 'single' as const, disallowEmptySelection: true, selectedKeys: [selectedId] })}
    >
      {menuRows(typeof items === 'function' ? items() : items, selectedId !== undefined)}
    </AriaMenu>
  );
}

/** A list of actions that a button opens. */
export function Menu({ trigger, ...list }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={classNames(popover.popover)} offset={4}>
        <MenuList {...list} />
      </Popover>
    </MenuTrigger>
  );
}
