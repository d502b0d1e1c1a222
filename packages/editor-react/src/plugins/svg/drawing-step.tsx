import { readUsableDrawing, type SvgFile, svgObjects, USUAL_DRAWING } from '@tastwerk/editor-core/import';
import { Alert } from '@tastwerk/ui';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../../base/new-uuid.js';
import type { ImportPage, ImportStepProps } from '../../contributions/editor-plugin.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { importStyles as styles, ObjectsStep, Reading } from '../import/index.js';
import { DrawingFields } from './drawing-fields.js';

interface DrawingStepProps {
  /** The name of the file that the drawing comes from. */
  readonly fileName: string;
  readonly file: SvgFile;
  readonly page: ImportPage;
  readonly onClose: () => void;
}

/** Shows what a drawing becomes by wishes that can be changed, and puts it on the page. */
export function DrawingStep({ fileName, file, page, onClose }: DrawingStepProps) {
  const { t } = useTranslation('import');
  const { kinds } = useEditorStore();
  const [wishes, setWishes] = useState(USUAL_DRAWING);
  const drawing = useMemo(() => svgObjects(kinds, file, page, wishes, newUuid), [kinds, file, page, wishes]);
  const { objects, leftOut, shapes, labels, flat, isCut } = drawing;
  const counts = [
    ...(shapes > 0 ? [t('drawing.shapes', { count: shapes })] : []),
    ...(labels > 0 ? [t('drawing.labels', { count: labels })] : []),
  ];
  return (
    <ObjectsStep fileName={fileName} objects={objects} leftOut={leftOut} counts={counts} onClose={onClose}>
      {isCut ? <Alert kind="warning">{t('drawing.cut')}</Alert> : null}
      <DrawingFields wishes={wishes} onChange={setWishes} />
      {flat > 0 ? <Alert kind="warning">{t('drawing.flat', { count: flat })}</Alert> : null}
      <p className={styles.note}>{t('drawing.colours')}</p>
    </ObjectsStep>
  );
}

/** Reads an SVG file and shows what becomes of it. */
export function SvgStep({ page, ...props }: ImportStepProps) {
  const { kinds } = useEditorStore();
  const read = useCallback(
    async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return readUsableDrawing({ name: file.name, bytes }, { kinds, ...page, newId: newUuid });
    },
    [kinds, page],
  );
  return (
    <Reading {...props} read={read}>
      {({ drawing }) => (
        <DrawingStep fileName={props.file.name} file={drawing} page={page} onClose={props.onClose} />
      )}
    </Reading>
  );
}
