import type { BrailleTranslator, Document } from '@tastwerk/editor-core';
import { Button } from '@tastwerk/ui';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../drafts/load-part.js';
import type { DraftFailure, EditorLanguage } from '../ports.js';
import { NewFromTemplate } from '../templates/new-from-template.js';

const ICON_PX = 18;

interface NewDraftProps {
  readonly language: EditorLanguage;
  readonly translate?: BrailleTranslator | undefined;
  readonly onOpen: (document: Document) => void;
  readonly onFailure: (failure: DraftFailure) => void;
}

/** The ways to a new draft: a template, or a blank page in the language of the user. */
export function NewDraft({ language, translate, onOpen, onFailure }: NewDraftProps) {
  const { t } = useTranslation('splash');
  const openBlank = async () => {
    const making = await loadPart(() => import('../new-document.js'));
    if (making.ok) onOpen(making.value.createNewDocument(language));
    else onFailure(making.error);
  };
  return (
    <>
      <NewFromTemplate language={language} translate={translate} onOpen={onOpen} />
      <Button variant="primary" icon={<FilePlus2 size={ICON_PX} />} onPress={() => void openBlank()}>
        {t('new')}
      </Button>
    </>
  );
}
