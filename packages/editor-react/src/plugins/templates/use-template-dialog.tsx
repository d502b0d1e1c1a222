import { wordLanguageOf } from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS } from '@tastwerk/editor-core/document';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import type { OverlayProps, TemplateContribution } from '../../contributions/editor-plugin.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { applyTemplate, isUntouched } from './apply-template.js';
import { TemplateGallery } from './template-gallery.js';

/** Chooses a template for the draft that is open; where something is drawn already it asks what becomes of that. */
export function UseTemplateDialog({ about: chosen, onClose }: OverlayProps) {
  const { t } = useTranslation('templates');
  const store = useEditorStore();
  const { ports, view } = useEditor();
  const document = useEditorState(documentOf);
  const { templates, texts } = useContributions();
  const [template, setTemplate] = useState(() => templates.find(({ id }) => id === chosen));
  const [isFailed, setFailed] = useState(false);
  const begun = useRef(false);
  const isEmpty = isUntouched(document);
  const { kinds } = store;
  const kindsOf = useCallback(() => Promise.resolve(kinds), [kinds]);

  const apply = (used: TemplateContribution, mode: 'replace' | 'append') => {
    applyTemplate(store, used, mode, texts, ports.translate).then(
      () => {
        onClose();
        view?.fitPage();
      },
      () => {
        setTemplate(undefined);
        setFailed(true);
      },
    );
  };
  const choose = (used: TemplateContribution) => {
    setFailed(false);
    setTemplate(used);
    if (isEmpty) apply(used, 'replace');
  };
  useEffect(() => {
    if (begun.current || chosen === undefined || template === undefined || !isEmpty) return;
    begun.current = true;
    apply(template, 'replace');
  });

  if (template !== undefined && isEmpty) return null;
  if (template !== undefined) {
    const { widthMm, heightMm } = PAPER_FORMATS[template.paper];
    const isSamePaper = widthMm === document.width && heightMm === document.height;
    return (
      <Dialog
        isOpen
        size="small"
        title={t('dialog.askTitle')}
        closeLabel={t('dialog.close')}
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet" onPress={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button onPress={() => apply(template, 'replace')}>{t('dialog.replace')}</Button>
            <Button variant="primary" isDisabled={!isSamePaper} onPress={() => apply(template, 'append')}>
              {t('dialog.append')}
            </Button>
          </>
        }
      >
        <p>{t('dialog.ask', { name: t(`${template.id}.name`) })}</p>
        {isSamePaper ? null : <p>{t('dialog.otherPaper')}</p>}
      </Dialog>
    );
  }
  return (
    <Dialog isOpen size="large" title={t('dialog.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <p>{t('dialog.intro')}</p>
      {isFailed ? (
        <Alert kind="danger" isAnnounced>
          {t('dialog.failed')}
        </Alert>
      ) : null}
      <TemplateGallery
        language={wordLanguageOf(document.system)}
        templates={templates}
        texts={texts}
        kindsOf={kindsOf}
        translate={ports.translate}
        onChoose={choose}
      />
    </Dialog>
  );
}
