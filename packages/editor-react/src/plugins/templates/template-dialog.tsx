import type { Document, Engine, Kinds } from '@tastwerk/editor-core';
import { Alert, Dialog } from '@tastwerk/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { loadTemplate } from './load-template.js';
import type { NewFromTemplateProps } from './new-from-template-props.js';
import { TemplateGallery } from './template-gallery.js';
import type { TemplateOffer } from './template-offer.js';

/** Props of {@link TemplateDialog}. */
export interface TemplateDialogProps extends Omit<NewFromTemplateProps, 'plugins'> {
  readonly offer: TemplateOffer;
  readonly onClose: () => void;
}

/** `document` with the plugins named that its objects need; a command names them in a document that is open. */
function withPluginNames(engine: Engine, document: Document): Document {
  const read = engine.parse(document);
  if (!read.ok)
    throw new Error(`a template is no document: ${read.error.map(({ code }) => code).join(', ')}`);
  return read.value.document;
}

/** Chooses the template with which a new draft begins. */
export function TemplateDialog({ offer, language, translate, onOpen, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('templates');
  const [isFailed, setFailed] = useState(false);
  const kindsOf = useCallback((): Promise<Kinds> => offer.engine().then(({ kinds }) => kinds), [offer]);
  const draw = async (template: TemplateContribution) => {
    const engine = await offer.engine();
    return withPluginNames(
      engine,
      await loadTemplate(engine.kinds, template, language, offer.texts, translate),
    );
  };
  const choose = (template: TemplateContribution) => {
    setFailed(false);
    draw(template).then(onOpen, () => setFailed(true));
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
        templates={offer.templates}
        texts={offer.texts}
        kindsOf={kindsOf}
        language={language}
        translate={translate}
        onChoose={choose}
      />
    </Dialog>
  );
}
