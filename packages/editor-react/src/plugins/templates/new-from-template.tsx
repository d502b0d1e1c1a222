import type { Document } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { Button, Loader } from '@tastwerk/ui';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorLanguage } from '../../ports.js';

const ICON_PX = 18;

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.js')).TemplateDialog }));

/** Props of {@link NewFromTemplate}. */
export interface NewFromTemplateProps {
  readonly language: EditorLanguage;
  /** Writes the braille of the pictures; without it they show letters alone. */
  readonly translate?: BrailleTranslator | undefined;
  readonly onOpen: (document: Document) => void;
}

/** The way to a new draft that begins with a template, in the language of the user. */
export function NewFromTemplate(props: NewFromTemplateProps) {
  const { t } = useTranslation('templates');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button icon={<LayoutTemplate size={ICON_PX} />} onPress={() => setChoosing(true)}>
        {t('dialog.fromTemplate')}
      </Button>
      {isChoosing ? (
        <Suspense fallback={<Loader message={t('dialog.title')} />}>
          <TemplateDialog {...props} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
