import type { Document, PageObject } from '@tastwerk/editor-core';
import { NO_BRAILLE } from '@tastwerk/editor-core/braille';
import { type SvgFile, svgObjects } from '@tastwerk/editor-core/import';
import { Alert, Button, Switch } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { usePageUrl } from '../../state/use-page-url.js';
import { DrawingFields } from './drawing-fields.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { LeftOutList } from './left-out-list.js';
import { asOne, putOnPage } from './put-on-page.js';
import { type ImportPage, USUAL_DRAWING } from './read-file.js';

interface DrawingStepProps {
  readonly file: SvgFile;
  readonly page: ImportPage;
  readonly onClose: () => void;
}

/** A document with `objects` alone on its only page. */
function documentWith(document: Document, objects: readonly PageObject[]): Document {
  return { ...document, pages: document.pages.slice(0, 1).map((page) => ({ ...page, objects })) };
}

function DrawingPreview({ objects }: { readonly objects: readonly PageObject[] }) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [paper] = useState(() => documentOf(store.getState()));
  const [isRelief, setRelief] = useState(false);
  const shown = useMemo(() => documentWith(paper, objects), [paper, objects]);
  // The braille of labels is made when they are on the page.
  const url = usePageUrl(shown, 0, NO_BRAILLE, isRelief);
  return (
    <div className={styles.previewArea}>
      <svg
        className={styles.preview}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label={t('drawing.preview')}
      >
        <rect className={styles.sheet} width={paper.width} height={paper.height} />
        {url === null ? null : <image href={url} width={paper.width} height={paper.height} />}
      </svg>
      <div className={styles.previewTools}>
        <Switch isSelected={isRelief} onChange={setRelief}>
          {t('drawing.relief')}
        </Switch>
      </div>
    </div>
  );
}

/** Shows what a drawing becomes, says what is left out, and puts it on the page. */
export function DrawingStep({ file, page, onClose }: DrawingStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [wishes, setWishes] = useState(USUAL_DRAWING);
  const [isRefused, setRefused] = useState(false);
  const { kinds } = store;
  const drawing = useMemo(() => svgObjects(kinds, file, page, wishes, newUuid), [kinds, file, page, wishes]);
  const place = () => {
    const labels = drawing.objects.filter((object) => object.type === 'label');
    const shapes = drawing.objects.filter((object) => object.type !== 'label');
    if (putOnPage(store, [...asOne(store.kinds, shapes, ''), ...labels])) onClose();
    else setRefused(true);
  };
  return (
    <div className={styles.columns}>
      <DrawingPreview objects={drawing.objects} />
      <div className={styles.fields}>
        <p>{t('drawing.summary')}</p>
        <ul>
          {drawing.shapes > 0 ? <li>{t('drawing.shapes', { count: drawing.shapes })}</li> : null}
          {drawing.labels > 0 ? <li>{t('drawing.labels', { count: drawing.labels })}</li> : null}
        </ul>
        {drawing.leftOut.length > 0 ? (
          <Alert kind="warning" title={t('drawing.leftOut')}>
            <LeftOutList names={drawing.leftOut} />
          </Alert>
        ) : null}
        {drawing.isCut ? <Alert kind="warning">{t('drawing.cut')}</Alert> : null}
        <DrawingFields wishes={wishes} onChange={setWishes} />
        {drawing.flat > 0 ? <Alert kind="warning">{t('drawing.flat', { count: drawing.flat })}</Alert> : null}
        <p className={styles.note}>{t('drawing.colours')}</p>
        {isRefused ? (
          <Alert kind="danger" isAnnounced>
            {t('failure.refused')}
          </Alert>
        ) : null}
      </div>
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" isDisabled={drawing.objects.length === 0} onPress={place}>
          {t('place')}
        </Button>
      </StepFooter>
    </div>
  );
}
