import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../ports.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { placeOf } from '../../parts/issue-text.js';
import styles from './publish.module.css';

/** Why publishing did not happen, with every place that was refused, and that nothing is lost. */
export function PublishFailureNotice({ failure }: { readonly failure: PublishFailure }) {
  const { t } = useTranslation('editor');
  const document = useEditorState(documentOf);
  return (
    <Alert kind="danger" title={t('publish.failed')} isAnnounced>
      <p>{failure.message}</p>
      {failure.issues.length > 0 ? (
        <>
          <p>{t('publish.issues')}</p>
          <ul className={styles.issues}>
            {failure.issues.map((issue) => (
              <li key={`${issue.code} ${issue.path.join('.')}`}>
                <strong>{placeOf(issue, document, t)}:</strong> {issueSentence(issue, t)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{t('publish.draftKept')}</p>
    </Alert>
  );
}
