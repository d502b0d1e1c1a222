import { type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { MenuItem, Separator } from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';

/** One entry of a menu: an action, or a link when it has an `href`. */
export interface MenuAction {
  readonly kind?: 'action';
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Keys that do the same. */
  readonly shortcut?: string;
  readonly href?: string;
  readonly isDisabled?: boolean;
  /** Drawn as something that cannot be taken back. */
  readonly isDestructive?: boolean;
}

/** A line between groups of entries. */
export interface MenuSeparator {
  readonly kind: 'separator';
  readonly id: string;
}

/** The entries inside of a menu; `hasChoice`: with room for the tick of the one that holds. */
export function menuRows(items: readonly (MenuAction | MenuSeparator)[], hasChoice = false): ReactNode {
  return items.map((item) =>
    item.kind === 'separator' ? (
      <Separator key={item.id} className={classNames(popover.separator)} />
    ) : (
      <MenuItem
        key={item.id}
        id={item.id}
        textValue={item.label}
        isDisabled={item.isDisabled ?? false}
        className={classNames(popover.row, item.isDestructive && popover.danger)}
        {...(item.href ? { href: item.href } : {})}
      >
        {hasChoice ? <Check aria-hidden="true" className={popover.rowMark} /> : null}
        {item.icon ? <span aria-hidden="true">{item.icon}</span> : null}
        <span className={popover.rowText}>{item.label}</span>
        {item.shortcut ? <kbd className={popover.keys}>{item.shortcut}</kbd> : null}
      </MenuItem>
    ),
  );
}
