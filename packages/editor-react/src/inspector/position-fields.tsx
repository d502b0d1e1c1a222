import { frameOf, LIMITS, type PageObject, runCommand } from '@tastwerk/editor-core';
import { NumberField, Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../state/use-editor-state.js';
import styles from './fields.module.css';

/** Step of the arrow keys in a length field, in mm. */
const STEP_MM = 1;

type Measure = 'x' | 'y' | 'width' | 'height';

/** Place, size and turn of one object, in mm and degrees. */
export function PositionFields({ object }: { readonly object: PageObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const frame = frameOf(object);
  const uuids = [object.uuid];

  const move = (dx: number, dy: number) =>
    void store.dispatch(runCommand({ type: 'move-objects', uuids, dx, dy }));
  const resize = (size: { width: number; height: number }) =>
    void store.dispatch(
      runCommand({ type: 'resize-objects', uuids, from: frame, to: { ...frame, ...size } }),
    );
  const set: Record<Measure, (value: number) => void> = {
    x: (x) => move(x - frame.x, 0),
    y: (y) => move(0, y - frame.y),
    width: (width) => resize({ width, height: frame.height }),
    height: (height) => resize({ width: frame.width, height }),
  };

  const field = (measure: Measure) => {
    const isSize = measure === 'width' || measure === 'height';
    return (
      <NumberField
        label={t(`object.${measure}`)}
        prefix={t(`object.${measure}Short`)}
        unit="millimeter"
        maximumFractionDigits={1}
        step={STEP_MM / 10}
        minValue={isSize ? LIMITS.minSizeMm : -LIMITS.coordinateMm}
        maxValue={LIMITS.coordinateMm}
        // A straight line has no width or no height to stretch.
        isDisabled={isSize && frame[measure] === 0}
        value={frame[measure]}
        onChange={(value) => {
          if (!Number.isNaN(value) && value !== frame[measure]) set[measure](value);
        }}
      />
    );
  };

  return (
    <Panel title={t('object.position')}>
      <div className={styles.pairs}>
        {field('x')}
        {field('y')}
        {field('width')}
        {field('height')}
        <NumberField
          label={t('object.angle')}
          prefix={t('object.angleShort')}
          unit="degree"
          maximumFractionDigits={1}
          minValue={-360}
          maxValue={360}
          value={object.angle}
          onChange={(angle) => {
            if (Number.isNaN(angle)) return;
            store.dispatch(
              runCommand({ type: 'update-objects', changes: [{ uuid: object.uuid, set: { angle } }] }),
            );
          }}
        />
      </div>
    </Panel>
  );
}
