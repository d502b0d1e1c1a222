import type { Document } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { Button } from '@tastwerk/ui';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PluginChoice } from '../contributions/plugin-choice.js';
import { storeNewDraft } from '../drafts/store-new-draft.js';
import type { DraftStore, EditorLanguage } from '../ports.js';
import { NewFromTemplate } from '../plugins/templates/index.js';

const ICON_PX = 18;

interface NewDraftProps {
  readonly drafts: DraftStore;
  readonly language: EditorLanguage;
  readonly plugins: PluginChoice;
  readonly translate?: BrailleTranslator | undefined;
  readonly onNew: () => void;
  readonly onOpen: (document: Document) => void;
}

/** The ways to a new draft: a template, which is stored at once, or a blank page. */
export function NewDraft({ drafts, language, plugins, translate, onNew, onOpen }: NewDraftProps) {
  const { t } = useTranslation('splash');
  const openTemplate = async (template: Document) => onOpen(await storeNewDraft(template, drafts));
  return (
    <>
      <NewFromTemplate
        language={language}
        plugins={plugins}
        translate={translate}
        onOpen={(template) => void openTemplate(template)}
      />
      <Button variant="primary" icon={<FilePlus2 size={ICON_PX} />} onPress={onNew}>
        {t('new')}
      </Button>
    </>
  );
}
