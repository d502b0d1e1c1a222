import { LIMITS, runCommand } from '@tastwerk/editor-core';
import { Checkbox, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../inspector/buffered-field.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { BrailleProblems } from './braille-problems.js';
import styles from './publish.module.css';

const TITLES = ['graphicTitle', 'variantTitle'] as const;

interface PublishFormProps {
  readonly hasAgreed: boolean;
  readonly onAgree: (hasAgreed: boolean) => void;
  /** Whether publishing was tried, so that what is missing is marked. */
  readonly isChecked: boolean;
  /** A label is shown on the page; the dialog makes way. */
  readonly onShow: () => void;
}

/** What publishing needs: titles, texts that have braille, and the licence. */
export function PublishForm({ hasAgreed, onAgree, isChecked, onShow }: PublishFormProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const document = useEditorState(documentOf);

  return (
    <div className={styles.column}>
      <p className={styles.soft}>{t('publish.intro')}</p>
      {TITLES.map((field) => (
        <BufferedField
          key={field}
          label={t(`draft.${field}`)}
          value={document[field]}
          maxLength={LIMITS.titleLength}
          isRequired
          onCommit={(text) =>
            void store.dispatch(runCommand({ type: 'set-document-properties', set: { [field]: text } }))
          }
          {...(isChecked && document[field].trim() === '' ? { errorMessage: t('publish.required') } : {})}
        />
      ))}
      <BrailleProblems onShow={onShow} />
      <div>
        <Checkbox
          isSelected={hasAgreed}
          onChange={onAgree}
          {...(isChecked && !hasAgreed ? { errorMessage: t('publish.licenceRequired') } : {})}
        >
          {t('publish.licence')}
        </Checkbox>
        <p className={styles.licence}>
          <Link href={t('publish.licenceUrl')} target="_blank" rel="noreferrer">
            {t('publish.licenceText')}
          </Link>
        </p>
      </div>
    </div>
  );
}
