import { IconButton, Menu, Toolbar } from '@tastwerk/ui';
import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../contributions/contributions-context.js';
import { TOP_BAR_PARTS } from '../contributions/editor-plugin.js';
import { ActionButton } from '../parts/action-button.js';
import { useActionEntry, withLines } from '../parts/action-entry.js';
import { type EditorAction } from '../state/editor-action.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { DockSwitch } from './docks/dock-switch.js';
import styles from './narrow-bar.module.css';

const ICON_PX = 18;

/** The parts of bars whose buttons the menu holds, in its order. */
const PARTS_OF_MENU = ['menu', ...TOP_BAR_PARTS, 'tools'] as const;

/** The drawing tools as a menu; its button shows the one in use. */
function ToolMenu() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { run } = useEditor();
  const { toolActions } = useContributions();
  const entryOf = useActionEntry();
  const chosenId = useEditorState((state) => toolActions.find((tool) => tool.isPressed?.(state))?.id);
  const chosen = toolActions.find(({ id }) => id === chosenId);
  const Icon = chosen?.icon ?? EllipsisVertical;
  return (
    <Menu
      label={t('tools')}
      selectedId={chosenId}
      trigger={
        <IconButton
          label={chosen ? t('topBar.tool', { tool: t(chosen.labelKey) }) : t('tools')}
          icon={<Icon size={ICON_PX} />}
        />
      }
      items={() => toolActions.map((tool) => entryOf(tool, store.getState(), store.kinds))}
      onAction={(id) => {
        const tool = toolActions.find((one) => one.id === id);
        if (tool) run(tool);
      }}
    />
  );
}

/** What a wide window shows as buttons in its bars, without what this bar keeps. */
function MoreMenu() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { run } = useEditor();
  const { bars } = useContributions();
  const entryOf = useActionEntry();
  const parts = PARTS_OF_MENU.map((part) =>
    bars.flatMap(({ bar, action, isKept }): readonly EditorAction[] =>
      bar === part && action && !isKept ? [action] : [],
    ),
  );
  return (
    <Menu
      label={t('topBar.more')}
      trigger={<IconButton label={t('topBar.more')} icon={<EllipsisVertical size={ICON_PX} />} />}
      items={() =>
        withLines(
          parts.map((actions) => actions.map((action) => entryOf(action, store.getState(), store.kinds))),
        )
      }
      onAction={(id) => {
        const action = parts.flat().find((one) => one.id === id);
        if (action) run(action);
      }}
    />
  );
}

/** The second row of the bar above in a narrow window: tools and all other buttons as menus, what is used again and again, the sides. */
export function NarrowBar() {
  const { t } = useTranslation('editor');
  const { bars } = useContributions();
  return (
    <div className={styles.bar}>
      <Toolbar label={t('topBar.label')}>
        <ToolMenu />
        {bars.map(({ id, action, isKept }) =>
          action && isKept ? <ActionButton key={id} action={action} /> : null,
        )}
        <MoreMenu />
      </Toolbar>
      <div className={styles.sides}>
        <DockSwitch side="left" />
        <DockSwitch side="right" />
      </div>
    </div>
  );
}
