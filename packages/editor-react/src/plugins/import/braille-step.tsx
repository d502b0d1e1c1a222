import type { ImportedContent } from '@tastwerk/editor-core/files';
import { Alert, Button, RadioGroup } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { workspaceActions } from '../../state/workspace-state.js';
import { BRAILLE_VIEW } from '../braille-pages/index.js';

/** Rows that are shown before a file is taken over. */
const SHOWN_ROWS = 8;

interface BrailleStepProps {
  readonly content: Extract<ImportedContent, { readonly kind: 'braille' }>;
  readonly onClose: () => void;
}

/** Puts the pages of a braille file into the braille pages of the draft, as Unicode braille, which the translation leaves as it is. */
export function BrailleStep({ content, onClose }: BrailleStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [present] = useState(() => documentOf(store.getState()).braillePages.content);
  const [where, setWhere] = useState<'append' | 'replace'>(present.trim() === '' ? 'replace' : 'append');
  const [isRefused, setRefused] = useState(false);
  const place = () => {
    const text = content.rows.join('\n');
    const next = where === 'append' ? `${present.trimEnd()}\n\n${text}` : text;
    if (!wasRun(store, { type: 'set-braille-pages', set: { content: next } })) {
      setRefused(true);
      return;
    }
    // What came in is not on the drawing: its pages are shown.
    store.dispatch(workspaceActions.showView(BRAILLE_VIEW));
    onClose();
  };
  return (
    <>
      <p>
        {t('braille.summary', {
          count: content.pages,
          rows: t('braille.rows', { count: content.rows.length }),
        })}
      </p>
      <figure className={styles.figure}>
        <figcaption>{t('braille.preview')}</figcaption>
        <pre className={styles.cells}>{content.rows.slice(0, SHOWN_ROWS).join('\n')}</pre>
      </figure>
      {present.trim() === '' ? null : (
        <RadioGroup
          label={t('braille.where')}
          options={[
            { id: 'append', label: t('braille.append') },
            { id: 'replace', label: t('braille.replace') },
          ]}
          value={where}
          onChange={setWhere}
        />
      )}
      {content.notes.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('braille.notes')}</h3>
          <ul>
            {content.notes.map(({ code, params }) => (
              <li key={code}>{t(`notes.${code}`, params)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.note}>{t('braille.layout')}</p>
      {isRefused ? (
        <Alert kind="danger" isAnnounced>
          {t('failure.brailleTooLong')}
        </Alert>
      ) : null}
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={place}>
          {t('braille.place')}
        </Button>
      </StepFooter>
    </>
  );
}
