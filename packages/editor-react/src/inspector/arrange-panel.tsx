import { type AlignTarget, sessionActions } from '@tastwerk/editor-core';
import { Panel, Select, Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import {
  alignActions,
  alignTargetOf,
  distributeActions,
  orderActions,
  turnActions,
} from '../actions/arrange-actions.js';
import { copyAction, cutAction, pasteAction } from '../actions/clipboard-actions.js';
import { duplicateAction } from '../actions/copy-actions.js';
import type { EditorAction } from '../actions/editor-action.js';
import { groupAction, ungroupAction } from '../actions/group-actions.js';
import { moveToPageActions } from '../actions/page-actions.js';
import { pathActions } from '../actions/path-actions.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { ActionButton } from '../workspace/action-button.js';
import styles from './arrange-panel.module.css';

/** Rows of buttons; a line divides the parts of a row. */
const ROWS: readonly (readonly [key: string, parts: readonly (readonly EditorAction[])[]])[] = [
  [
    'copies',
    [[copyAction, cutAction, pasteAction, duplicateAction], [groupAction, ungroupAction], moveToPageActions],
  ],
  ['order', [orderActions, turnActions]],
  ['align', [alignActions, distributeActions]],
  ['shape', [pathActions]],
];

/** What objects can be aligned to, in the order of the list; the first two take several. */
const TARGETS: readonly AlignTarget[] = ['selection', 'last-selected', 'page', 'safe-area'];

function AlignTo() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const target = useEditorState(alignTargetOf);
  const isOne = useEditorState(({ session }) => session.selectedUuids.length < 2);
  return (
    <Select
      label={t('arrange.alignTo')}
      options={TARGETS.slice(isOne ? 2 : 0).map((id) => ({ id, label: t(`arrange.targets.${id}`) }))}
      value={target}
      onChange={(id) => void store.dispatch(sessionActions.setAlignTo(id))}
    />
  );
}

/** Copying, grouping, order, turning, aligning and the shape of what is selected, as buttons. */
export function ArrangePanel() {
  const { t } = useTranslation('editor');
  return (
    <Panel title={t('arrange.title')}>
      <div className={styles.rows}>
        {ROWS.map(([key, parts]) => (
          <Toolbar key={key} label={t(`arrange.rows.${key}`)}>
            {parts.map((actions, index) => (
              <div key={actions[0]?.id} className={styles.row}>
                {index > 0 ? <ToolbarSeparator /> : null}
                {actions.map((action) => (
                  <ActionButton key={action.id} action={action} />
                ))}
              </div>
            ))}
          </Toolbar>
        ))}
      </div>
      <AlignTo />
    </Panel>
  );
}
