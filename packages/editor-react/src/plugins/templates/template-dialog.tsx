import { Alert, Dialog } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadEngine } from '../../base/load-engine.js';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { loadEditorTexts } from '../../i18n/editor-texts/load.js';
import { loadTemplate } from './load-template.js';
import type { NewFromTemplateProps } from './new-from-template-props.js';
import { standardTemplates } from './standard-templates.js';
import { TemplateGallery } from './template-gallery.js';

const EDITOR_TEXTS = { load: loadEditorTexts };
const standardKinds = async () => (await loadEngine()).kinds;

/** Props of {@link TemplateDialog}. */
export interface TemplateDialogProps extends NewFromTemplateProps {
  readonly onClose: () => void;
}

/** Chooses the template with which a new draft begins. */
export function TemplateDialog({ language, translate, onOpen, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('templates');
  const [isFailed, setFailed] = useState(false);
  const choose = (template: TemplateContribution) => {
    setFailed(false);
    standardKinds()
      .then((kinds) => loadTemplate(kinds, template, language, EDITOR_TEXTS))
      .then(onOpen, () => setFailed(true));
  };
  return (
    <Dialog isOpen size="large" title={t('dialog.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <p>{t('dialog.intro')}</p>
      {isFailed ? (
        <Alert kind="danger" isAnnounced>
          {t('dialog.failed')}
        </Alert>
      ) : null}
      <TemplateGallery
        templates={standardTemplates}
        texts={EDITOR_TEXTS}
        kindsOf={standardKinds}
        language={language}
        translate={translate}
        onChoose={choose}
      />
    </Dialog>
  );
}
