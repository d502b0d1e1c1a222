import { Button, Menu } from '@tastwerk/ui';
import { ChevronDown } from 'lucide-react';
import type { EditorAction } from '../state/editor-action.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { useActionEntry, withLines } from './action-entry.js';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  /** What the button says. */
  readonly label: string;
  /** Names the menu in full. */
  readonly title: string;
  /** Actions in parts, with a line between two of them. */
  readonly parts: readonly (readonly EditorAction[])[];
}

const ICON_PX = 14;

/** A button with a word that opens a menu of actions. What can be done is asked when it opens. */
export function ActionMenu({ label, title, parts }: ActionMenuProps) {
  const store = useEditorStore();
  const { run } = useEditor();
  const entryOf = useActionEntry();
  const items = () =>
    withLines(
      parts.map((actions) => actions.map((action) => entryOf(action, store.getState(), store.kinds))),
    );
  const choose = (id: string) => {
    const action = parts.flat().find((one) => one.id === id);
    if (action) run(action);
  };
  return (
    <Menu
      label={title}
      trigger={
        <Button isWide>
          <span className={styles.label}>
            {label}
            <ChevronDown size={ICON_PX} aria-hidden="true" />
          </span>
        </Button>
      }
      items={items}
      onAction={choose}
    />
  );
}
