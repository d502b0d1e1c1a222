import { Tabs } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '../state/use-editor-state.js';
import { BraillePagesPanel } from './braille-pages-panel.js';
import { DraftPanel } from './draft-panel.js';
import styles from './inspector.module.css';
import { ObjectPanel } from './object-panel.js';

/** The side bar at the right edge. A new selection brings its tab to the front. */
export function Inspector() {
  const { t } = useTranslation('editor');
  const selected = useEditorState(({ session }) => session.selectedUuids);
  const [tab, setTab] = useState('draft');
  const [seen, setSeen] = useState(selected);
  if (seen !== selected) {
    setSeen(selected);
    if (selected.length > 0) setTab('object');
  }

  return (
    <aside className={styles.inspector} aria-label={t('inspector.label')}>
      <Tabs
        label={t('inspector.label')}
        selectedId={tab}
        onSelect={setTab}
        items={[
          { id: 'draft', label: t('inspector.draft'), content: <DraftPanel /> },
          { id: 'object', label: t('inspector.object'), content: <ObjectPanel /> },
          { id: 'braillePages', label: t('inspector.braillePages'), content: <BraillePagesPanel /> },
        ]}
      />
    </aside>
  );
}
