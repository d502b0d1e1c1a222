import { outlineOf, svgPathOf } from '@tastwerk/editor-core';
import type { SvgObjects } from '@tastwerk/editor-core/import';
import { Alert, Button } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../state/selectors.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { LeftOutList } from './left-out-list.js';
import { asOne, putOnPage } from './put-on-page.js';

interface DrawingStepProps {
  readonly drawing: SvgObjects;
  readonly onClose: () => void;
}

/** Shows what a drawing becomes, says what is left out, and puts it on the page. */
export function DrawingStep({ drawing, onClose }: DrawingStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [paper] = useState(() => documentOf(store.getState()));
  const [isRefused, setRefused] = useState(false);
  const outline = useMemo(
    () => svgPathOf(drawing.objects.flatMap((object) => outlineOf(object) ?? [])),
    [drawing],
  );
  const labels = drawing.objects.filter((object) => object.type === 'label');
  const place = () => {
    const shapes = drawing.objects.filter((object) => object.type !== 'label');
    if (putOnPage(store, [...asOne(shapes, ''), ...labels])) onClose();
    else setRefused(true);
  };
  return (
    <div className={styles.columns}>
      <svg
        className={styles.preview}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label={t('drawing.preview')}
      >
        <rect className={styles.sheet} width={paper.width} height={paper.height} />
        <path className={styles.outline} d={outline} />
        {labels.map(({ uuid, x, y, width, height }) => (
          <rect key={uuid} className={styles.label} x={x} y={y} width={width} height={height} />
        ))}
      </svg>
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
        <p className={styles.note}>{t('drawing.colours')}</p>
        {isRefused ? (
          <Alert kind="danger" isAnnounced>
            {t('failure.refused')}
          </Alert>
        ) : null}
      </div>
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onPress={place}>
          {t('place')}
        </Button>
      </StepFooter>
    </div>
  );
}
