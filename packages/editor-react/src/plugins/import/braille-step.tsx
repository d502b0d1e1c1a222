import type { ImportedContent } from '@tastwerk/editor-core/files';
import { Alert, Button } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';
import { workspaceActions } from '../../state/workspace-state.js';
import { BRAILLE_VIEW } from '../braille-pages/index.js';
import {
  FileNotes,
  FormFields,
  PlaceField,
  RowsPreview,
  useBrailleForm,
  useTextPlace,
} from './braille-fields.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { paragraphsOf } from './paragraphs-of.js';

interface BrailleStepProps {
  readonly content: Extract<ImportedContent, { readonly kind: 'braille' }>;
  readonly onClose: () => void;
}

/** Puts the pages of a braille file into the braille pages of the draft, as Unicode braille, which the translation leaves as it is. */
export function BrailleStep({ content, onClose }: BrailleStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [present] = useState(() => documentOf(store.getState()).braillePages.content);
  const target = useTextPlace(present);
  const [isRefused, setRefused] = useState(false);
  const braille = useMemo(() => content.rows.join('\n'), [content.rows]);
  const choice = useBrailleForm(braille);
  const { form, readings, system } = choice;
  const place = () => {
    const text = form === 'print' ? paragraphsOf(readings ?? []) : braille;
    if (!wasRun(store, { type: 'set-braille-pages', set: { content: target.textWith(text) } })) {
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
      <RowsPreview rows={content.rows} readings={readings} system={system} />
      <FormFields {...choice} />
      <PlaceField {...target} />
      <FileNotes notes={content.notes} />
      <p className={styles.note}>{t(form === 'print' ? 'braille.printHelp' : 'braille.layout')}</p>
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
