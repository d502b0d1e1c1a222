import { type ReactNode } from 'react';
import { Group, Separator, Toolbar as AriaToolbar } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './toolbar.module.css';

/** Props of `Toolbar`. */
export interface ToolbarProps {
  /** Names the toolbar for screen readers. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly children: ReactNode;
}

/** A row or column of controls that is one tab stop; arrow keys move inside it. */
export function Toolbar({ label, orientation = 'horizontal', children }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      className={classNames(styles.toolbar, styles[orientation])}
    >
      {children}
    </AriaToolbar>
  );
}

/** Props of `ToolbarGroup`. */
export interface ToolbarGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Controls inside a toolbar that belong together. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <Group aria-label={label} className={classNames(styles.group)}>
      {children}
    </Group>
  );
}

/** A line between groups of a toolbar; `orientation` is the direction of the line. */
export function ToolbarSeparator({
  orientation = 'vertical',
}: {
  readonly orientation?: 'horizontal' | 'vertical';
}) {
  return <Separator orientation={orientation} className={classNames(styles.separator)} />;
}
