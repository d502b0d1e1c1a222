import { hiddenObjects } from '@tastwerk/editor-core/objects';
import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './publish.module.css';

/** Says what of the draft no file will show: hidden objects, and the pictures under the pages. */
export function LeftOutNotes() {
  const { t } = useTranslation('publishing');
  const document = useEditorState(documentOf);
  const hidden = hiddenObjects(document).length;
  const backdrops = document.backdrops.length;
  if (hidden + backdrops === 0) return null;
  return (
    <Alert kind="info">
      <ul className={styles.notes}>
        {hidden > 0 ? <li>{t('hidden', { count: hidden })}</li> : null}
        {backdrops > 0 ? <li>{t('backdrops', { count: backdrops })}</li> : null}
      </ul>
    </Alert>
  );
}
