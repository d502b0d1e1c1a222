import { Button, Loader } from '@tastwerk/ui';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewFromTemplateProps } from './new-from-template-props.js';

const ICON_PX = 18;

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.js')).TemplateDialog }));

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
