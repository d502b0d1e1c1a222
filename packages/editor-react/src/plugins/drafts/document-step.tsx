import { type Document, fail } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, SentenceWith } from '@tastwerk/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportStepProps } from '../../contributions/editor-plugin.js';
import { readDraftFile } from '../../drafts/import-draft.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { storeNewDraft } from '../../drafts/store-new-draft.js';
import { useOpenDocument } from '../../drafts/use-open-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { useEditor } from '../../state/editor-context.js';
import { withoutOriginFor } from '../../drafts/fresh-document.js';
import { importStyles as styles, Reading, StepFooter } from '../import/index.js';

interface DocumentStepProps {
  readonly document: Document;
  /** How many values had to be changed to read it. */
  readonly adjusted: number;
  readonly onClose: () => void;
}

/** Offers a draft of a file to be opened as a new one. */
function DocumentStep({ document, adjusted, onClose }: DocumentStepProps) {
  const { t } = useTranslation('import');
  const { ports } = useEditor();
  const open = useOpenDocument();
  const openAsNew = async () => {
    onClose();
    await open(await storeNewDraft(withoutOriginFor(document, newUuid()), ports.drafts));
  };
  const title = (document.graphicTitle || document.title).trim();
  const language = title === '' ? undefined : languageOfSystem(document.system);
  return (
    <>
      <h3 className={styles.heading}>
        <SentenceWith
          text={title || t('document.untitled')}
          language={language}
          write={(text) => t('document.title', { title: text })}
        />
      </h3>
      <p>{t('document.pages', { count: document.pages.length })}</p>
      <p>{t('document.help')}</p>
      {adjusted > 0 ? <p className={styles.note}>{t('document.adjusted', { count: adjusted })}</p> : null}
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={() => void openAsNew()}>
          {t('document.open')}
        </Button>
      </StepFooter>
    </>
  );
}

/** Reads the file of a draft and shows what it is. */
export function DraftFileStep({ file, onFile, onClose }: ImportStepProps) {
  const { t } = useTranslation('import');
  const read = useCallback(
    async (file: File) => {
      const result = await readDraftFile(file);
      if (result.ok) return result;
      const issue = result.error.issues[0] ?? { code: result.error.code };
      return fail({ code: 'document', params: { reason: issueSentence(issue, t) } });
    },
    [t],
  );
  return (
    <Reading file={file} read={read} onFile={onFile} onClose={onClose}>
      {({ document, adjusted }) => (
        <DocumentStep document={document} adjusted={adjusted.length} onClose={onClose} />
      )}
    </Reading>
  );
}
