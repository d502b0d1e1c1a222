import type { ImageDescription } from '@tastwerk/editor-core';
import { LIMITS } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { TextArea } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import { FormDialog } from '../../parts/form-dialog.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';
import { useSpokenContext } from '../spoken/index.js';
import { proposedDescription } from './proposed-description.js';

const FIELDS = [
  ['type', 1],
  ['summary', 2],
  ['details', 6],
] as const;

/** Asks for the description of the picture; what is not written yet begins with what follows from the drawing. */
export function DescriptionDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const contextOf = useSpokenContext();
  const [issue, setIssue] = useState<string | null>(null);
  const [{ words, isProposed }, setForm] = useState(() => {
    const document = documentOf(store.getState());
    const written = document.braillePages.imageDescription;
    const contexts = document.pages.flatMap((_, index) => contextOf(document, index) ?? []);
    const proposed = proposedDescription(contexts);
    const pick = (field: keyof ImageDescription) =>
      written[field].trim() === '' ? proposed[field] : written[field];
    return {
      words: { type: pick('type'), summary: pick('summary'), details: pick('details') },
      isProposed: FIELDS.some(([field]) => pick(field) !== written[field]),
    };
  });
  const language = languageOfSystem(documentOf(store.getState()).system);
  const submit = () => {
    if (wasRun(store, { type: 'set-braille-pages', set: { imageDescription: words } })) return onClose();
    const { lastIssue } = store.getState().session;
    if (lastIssue) setIssue(issueSentence(lastIssue, t));
  };
  return (
    <FormDialog
      title={t('braillePages.description')}
      submitLabel={t('braillePages.proposal.submit')}
      problem={issue}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(isProposed ? 'braillePages.proposal.help' : 'braillePages.descriptionHelp')}</p>
      {FIELDS.map(([field, rows], index) => (
        <TextArea
          key={field}
          label={t(`braillePages.${field}`)}
          rows={rows}
          maxLength={LIMITS.descriptionLength}
          value={words[field]}
          textLanguage={language}
          onChange={(text) => setForm({ words: { ...words, [field]: text }, isProposed })}
          autoFocus={index === 0}
        />
      ))}
    </FormDialog>
  );
}
