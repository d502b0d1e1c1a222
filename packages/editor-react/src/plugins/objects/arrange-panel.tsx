import { type AlignTarget, sessionActions } from '@tastwerk/editor-core';
import { Panel, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import {
  alignActions,
  alignTargetOf,
  distributeActions,
  orderActions,
  turnActions,
} from './arrange-actions.js';
import { clipboardActions } from '../clipboard/clipboard-actions.js';
import { copyActions } from './copy-actions.js';
import { groupAction, ungroupAction } from '../groups/group-actions.js';
import { moveToPageActions } from '../pages/page-actions.js';
import { pathActions } from '../paths/path-actions.js';
import { sameKindActions } from './same-kind-actions.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { ActionMenu } from '../../parts/action-menu.js';
import styles from './arrange-panel.module.css';

/** The menus, with their actions in parts. */
const MENUS = [
  {
    id: 'edit',
    parts: [clipboardActions, copyActions, sameKindActions, moveToPageActions],
  },
  { id: 'arrange', parts: [orderActions, [groupAction, ungroupAction], turnActions] },
  { id: 'align', parts: [alignActions, distributeActions] },
  { id: 'shape', parts: [pathActions] },
] as const;

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

/** Copying, grouping, order, turning, aligning and the shape of what is selected, in menus. */
export function ArrangePanel() {
  const { t } = useTranslation('editor');
  return (
    <Panel title={t('arrange.title')}>
      <div className={styles.menus}>
        {MENUS.map(({ id, parts }) => (
          <ActionMenu
            key={id}
            label={t(`arrange.menus.${id}`)}
            title={t(`arrange.rows.${id}`)}
            parts={parts}
          />
        ))}
      </div>
      <AlignTo />
    </Panel>
  );
}
