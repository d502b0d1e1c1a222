import { type AlignTarget, sessionActions } from '@tastwerk/editor-core';
import { Panel, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { alignTargetOf } from './arrange-actions.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { useContributions } from '../../contributions/contributions-context.js';
import { ActionMenu } from '../../parts/action-menu.js';
import styles from './arrange-panel.module.css';

/** The menus of the panel, in their order. */
const MENUS = ['edit', 'arrange', 'align', 'shape'] as const;

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
  const { menu } = useContributions();
  return (
    <Panel title={t('arrange.title')}>
      <div className={styles.menus}>
        {MENUS.map((id) => (
          <ActionMenu
            key={id}
            label={t(`arrange.menus.${id}`)}
            title={t(`arrange.rows.${id}`)}
            parts={menu(id).map((section) => section.flatMap(({ actions }) => actions))}
          />
        ))}
      </div>
      <AlignTo />
    </Panel>
  );
}
