import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { PAPER_FORMATS } from '@tastwerk/editor-core/document';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { applyTemplate, isUntouched } from './apply-template.js';
import { TemplateGallery } from './template-gallery.js';
import { TEMPLATE_PAPERS } from './template-papers.js';
import type { TemplateId } from './template-ids.js';

interface UseTemplateDialogProps {
  /** Chosen before, as in the list of commands; absent to choose here. */
  readonly chosen?: TemplateId | undefined;
  readonly onClose: () => void;
}

/** Chooses a template for the draft that is open; where something is drawn already it asks what becomes of that. */
export function UseTemplateDialog({ chosen, onClose }: UseTemplateDialogProps) {
  const { t } = useTranslation('templates');
  const store = useEditorStore();
  const { ports, view } = useEditor();
  const document = useEditorState(documentOf);
  const [template, setTemplate] = useState(chosen);
  const [isFailed, setFailed] = useState(false);
  const begun = useRef(false);
  const isEmpty = isUntouched(document);

  const apply = (id: TemplateId, mode: 'replace' | 'append') => {
    applyTemplate(store, id, mode).then(
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
  const choose = (id: TemplateId) => {
    setFailed(false);
    setTemplate(id);
    if (isEmpty) apply(id, 'replace');
  };
  useEffect(() => {
    if (begun.current || chosen === undefined || !isEmpty) return;
    begun.current = true;
    apply(chosen, 'replace');
  });

  if (template !== undefined && isEmpty) return null;
  if (template !== undefined) {
    const { widthMm, heightMm } = PAPER_FORMATS[TEMPLATE_PAPERS[template]];
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
        <p>{t('dialog.ask', { name: t(`${template}.name`) })}</p>
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
        language={languageOfSystem(document.system)}
        translate={ports.translate}
        onChoose={choose}
      />
    </Dialog>
  );
}
