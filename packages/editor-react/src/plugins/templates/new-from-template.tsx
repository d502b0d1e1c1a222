import type { Document } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadEngine } from '../../base/load-engine.js';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { loadEditorTexts } from '../../i18n/editor-texts/load.js';
import type { EditorLanguage } from '../../ports.js';
import { loadTemplate } from './load-template.js';
import { standardTemplates } from './standard-templates.js';
import { TemplateGallery } from './template-gallery.js';

const ICON_PX = 18;

const EDITOR_TEXTS = { load: loadEditorTexts };

interface NewFromTemplateProps {
  readonly language: EditorLanguage;
  /** Writes the braille of the pictures; without it they show letters alone. */
  readonly translate?: BrailleTranslator | undefined;
  readonly onOpen: (document: Document) => void;
}

/** The way to a new draft that begins with a template, in the language of the user. */
export function NewFromTemplate({ language, translate, onOpen }: NewFromTemplateProps) {
  const { t } = useTranslation('templates');
  const [isChoosing, setChoosing] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const choose = (template: TemplateContribution) => {
    setFailed(false);
    loadEngine()
      .then(({ kinds }) => loadTemplate(kinds, template, language, EDITOR_TEXTS))
      .then(onOpen, () => setFailed(true));
  };
  return (
    <>
      <Button icon={<LayoutTemplate size={ICON_PX} />} onPress={() => setChoosing(true)}>
        {t('dialog.fromTemplate')}
      </Button>
      {isChoosing ? (
        <Dialog
          isOpen
          size="large"
          title={t('dialog.title')}
          closeLabel={t('dialog.close')}
          onClose={() => setChoosing(false)}
        >
          <p>{t('dialog.intro')}</p>
          {isFailed ? (
            <Alert kind="danger" isAnnounced>
              {t('dialog.failed')}
            </Alert>
          ) : null}
          <TemplateGallery
            templates={standardTemplates}
            texts={EDITOR_TEXTS}
            language={language}
            translate={translate}
            onChoose={choose}
          />
        </Dialog>
      ) : null}
    </>
  );
}
