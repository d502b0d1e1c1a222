import { LIMITS, runCommand } from '@tastwerk/editor-core';
import { NumberField, Panel } from '@tastwerk/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from '../../parts/fields.module.css';
import { type LineObject, type LinePoint, linePoints } from './line-points.js';
import { useIsLocked } from '../../parts/use-is-locked.js';
import { PLACE_DIGITS } from '../../state/use-millimetres.js';

/** Points that can be set by number; the others are moved on the sheet. */
const MOST_POINTS = 24;

const AXES = ['x', 'y'] as const;

/** The points of a line, curve or path by number, in mm on the page. */
export function PointFields({ line }: { readonly line: LineObject }) {
  const { t } = useTranslation('panels');
  const store = useEditorStore();
  const isLocked = useIsLocked(useMemo(() => [line], [line]));
  const points = linePoints(store.kinds, line);
  const nameOf = ({ role, number }: LinePoint) =>
    role === 'point' || role === 'control' ? t(`points.${role}`, { number }) : t(`points.${role}`);

  return (
    <Panel title={t('points.title')} isCollapsible isInitiallyOpen={points.length <= 4}>
      {points.slice(0, MOST_POINTS).map((point) => {
        const name = nameOf(point);
        return (
          <div key={name} className={styles.point} role="group" aria-label={name}>
            <span className={styles.pointName}>{name}</span>
            <div className={styles.pairs}>
              {AXES.map((axis) => {
                const value = Number(point.at[axis].toFixed(PLACE_DIGITS));
                return (
                  <NumberField
                    key={axis}
                    label={t(`points.${axis}`, { name })}
                    prefix={axis.toUpperCase()}
                    unit="millimeter"
                    maximumFractionDigits={PLACE_DIGITS}
                    step={10 ** -PLACE_DIGITS}
                    minValue={-LIMITS.coordinateMm}
                    maxValue={LIMITS.coordinateMm}
                    isDisabled={isLocked}
                    value={value}
                    onChange={(next) => {
                      if (Number.isNaN(next) || next === value) return;
                      store.dispatch(runCommand(point.moveTo({ ...point.at, [axis]: next })));
                    }}
                  />
                );
              })}
            </div>
          </div>
        );
      })}
      {points.length > MOST_POINTS ? (
        <p className={styles.note}>{t('points.more', { count: MOST_POINTS })}</p>
      ) : null}
    </Panel>
  );
}
