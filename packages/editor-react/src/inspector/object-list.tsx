import { sessionActions } from '@tastwerk/editor-core';
import { Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { objectName } from '../object-name.js';
import { currentPageOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './object-list.module.css';

/** All objects of the page by name, the uppermost first: a way to them without the mouse. */
export function ObjectList() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const page = useEditorState(currentPageOf);
  const selected = useEditorState(({ session }) => session.selectedUuids);
  const objects = page?.objects.toReversed() ?? [];

  return (
    <Panel title={t('object.list')}>
      {objects.length === 0 ? <p className={styles.empty}>{t('object.listEmpty')}</p> : null}
      <ul className={styles.list}>
        {objects.map((object) => (
          <li key={object.uuid}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={selected.includes(object.uuid)}
              onClick={() => store.dispatch(sessionActions.select([object.uuid]))}
            >
              {objectName(object, t)}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
