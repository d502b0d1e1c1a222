import { LIMITS } from '@tastwerk/editor-core';
import { Alert, Button, Dialog, TextField } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../parts/issue-sentence.js';
import type { RenameFailure } from './rename-draft.js';

interface RenameDraftDialogProps {
  /** The title that the draft has; empty for one without. */
  readonly title: string;
  /** BCP 47 tag of the title, where it is known. */
  readonly language?: string | undefined;
  /** Stores the title; answers why not, if it was not stored. */
  readonly onRename: (title: string) => Promise<RenameFailure | undefined>;
  readonly onClose: () => void;
}

function sentenceOf(failure: RenameFailure, t: TFunction): string {
  switch (failure.code) {
    case 'TITLE_MISSING':
      return t('titleMissing');
    case 'OPEN_ELSEWHERE':
      return t('openElsewhere');
    case 'NEEDS_ADJUSTING':
      return t('needsAdjusting');
    default:
      return issueSentence(failure, t);
  }
}

/** Asks for the new title of a draft, and keeps what was typed when it could not be stored. */
export function RenameDraftDialog({ title, language, onRename, onClose }: RenameDraftDialogProps) {
  const { t } = useTranslation('splash');
  const [text, setText] = useState(title);
  const [failure, setFailure] = useState<RenameFailure>();
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setFailure(undefined);
    const refused = await onRename(text);
    setSaving(false);
    setFailure(refused);
    if (refused?.code === 'TITLE_MISSING') field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const isTitle = failure?.code === 'TITLE_MISSING';

  return (
    <Dialog
      isOpen
      size="small"
      title={t('renameTitle')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t('renameConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('graphicTitle')}
          textLanguage={language}
          isRequired
          maxLength={LIMITS.titleLength}
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (isTitle) setFailure(undefined);
          }}
          inputRef={field}
          {...(isTitle ? { errorMessage: sentenceOf(failure, t) } : {})}
        />
      </form>
      {failure && !isTitle ? (
        <Alert kind="danger" isAnnounced>
          {sentenceOf(failure, t)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
