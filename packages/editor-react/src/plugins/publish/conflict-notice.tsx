import { LIMITS, runCommand } from '@tastwerk/editor-core';
import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { asVariantBeside } from '../../state/publish-target.js';

/** Says that somebody else has published meanwhile, and offers the ways that keep both. */
export function ConflictNotice({ onSettled }: { readonly onSettled: () => void }) {
  const { t } = useTranslation('publishing');
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  const { onOpenPublished } = ports;

  const becomeVariant = () => {
    const document = documentOf(store.getState());
    const variantTitle = t('conflict.variantTitle', { title: document.variantTitle }).slice(
      0,
      LIMITS.titleLength,
    );
    store.dispatch(runCommand({ type: 'mark-saved', set: asVariantBeside(document) }));
    store.dispatch(runCommand({ type: 'set-document-properties', set: { variantTitle } }));
    onSettled();
  };
  const openTheirs = async (open: (variantId: number) => void) => {
    const { variant_id } = documentOf(store.getState());
    await saver.flush();
    if (variant_id !== null) open(variant_id);
  };

  return (
    <Alert
      kind="warning"
      title={t('conflict.title')}
      isAnnounced
      actions={
        <>
          <Button variant="primary" onPress={becomeVariant}>
            {t('conflict.asVariant')}
          </Button>
          {onOpenPublished ? (
            <Button onPress={() => void openTheirs(onOpenPublished)}>{t('conflict.openTheirs')}</Button>
          ) : null}
        </>
      }
    >
      {t('conflict.text')}
    </Alert>
  );
}
