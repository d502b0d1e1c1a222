import type { Importer } from '@tastwerk/editor-core/files';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../../base/new-uuid.js';
import type { ImportStepProps } from '../../contributions/editor-plugin.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { BrailleStep } from './braille-step.js';
import { ObjectsStep } from './objects-step.js';
import { PublicationStep } from './publication-step.js';
import { Reading } from './reading.js';

/** Reads a file by an importer of the engine, shows what it holds and puts it where it belongs. */
export function ImporterStep({
  importer,
  page,
  ...props
}: ImportStepProps & { readonly importer: Importer }) {
  const { t } = useTranslation('import');
  const { kinds } = useEditorStore();
  const read = useCallback(
    async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const readFile = await importer.load();
      return readFile({ name: file.name, bytes }, { kinds, ...page, newId: newUuid });
    },
    [importer, kinds, page],
  );
  const { onClose } = props;
  return (
    <Reading {...props} read={read}>
      {(content) => {
        switch (content.kind) {
          case 'braille':
            return <BrailleStep content={content} onClose={onClose} />;
          case 'publication':
            return <PublicationStep content={content} onClose={onClose} />;
          case 'objects':
            return (
              <ObjectsStep
                fileName={props.file.name}
                objects={content.objects}
                leftOut={content.leftOut}
                counts={[t('drawing.objects', { count: content.objects.length })]}
                onClose={onClose}
              />
            );
        }
      }}
    </Reading>
  );
}
