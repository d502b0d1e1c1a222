import { LIMITS, type PageObject, runCommand, type Command } from '@tastwerk/editor-core';
import { type Box, boxCentre } from '@tastwerk/editor-core/geometry';
import { drawnFrame } from '@tastwerk/editor-core/scene';
import { Alert, Button, type LiveNumber, NumberField, Panel, ToggleButton } from '@tastwerk/ui';
import { Link2, Link2Off, LockOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxAroundObjects } from '../../state/selection.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from '../../parts/fields.module.css';
import { sharedValue } from '../../parts/shared-value.js';
import { useIsLocked } from '../../parts/use-is-locked.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import { PLACE_DIGITS } from '../../state/use-millimetres.js';

const ICON_PX = 16;

type Measure = 'x' | 'y' | 'width' | 'height';

/** `value` as the field shows it. */
function shown(value: number): number {
  return Number(value.toFixed(PLACE_DIGITS));
}

/** What stands in the fields: the frame of one object as it is drawn, or the box around several. */
function useBox(objects: readonly PageObject[]): Box | undefined {
  const { kinds } = useEditorStore();
  const document = useEditorState(documentOf);
  const pageIndex = useEditorState(({ session }) => session.currentPage);
  const resources = useLayoutResources();
  const [object, ...others] = objects;
  if (!object) return undefined;
  if (others.length > 0) return boxAroundObjects(kinds, objects);
  return drawnFrame(document, pageIndex, object, resources);
}

/** Says that what is selected is locked, and unlocks it. */
function LockedNote({ uuids }: { readonly uuids: readonly string[] }) {
  const { t } = useTranslation('panels');
  const store = useEditorStore();
  const changes = uuids.map((uuid) => ({ uuid, set: { locked: false } }));
  return (
    <Alert
      kind="info"
      actions={
        <Button
          icon={<LockOpen size={ICON_PX} />}
          onPress={() => void store.dispatch(runCommand({ type: 'update-objects', changes }))}
        >
          {t('position.unlock')}
        </Button>
      }
    >
      {t('position.locked')}
    </Alert>
  );
}

/** A figure of what is in the hand, for its field, which follows the hand without rendering; null while the hand is empty. */
function useHeldFigure(figure: Measure | 'angle'): LiveNumber {
  const { held } = useEditor();
  return useMemo(
    () => ({
      subscribe: held.subscribe,
      get: () => {
        const frame = held.get();
        return frame && shown(figure === 'angle' ? frame.angle : frame.box[figure]);
      },
    }),
    [held, figure],
  );
}

interface MeasureFieldProps {
  readonly measure: Measure;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

/** One length of the selection. */
function MeasureField({ measure, value, isDisabled, onChange }: MeasureFieldProps) {
  const { t } = useTranslation('editor');
  const held = useHeldFigure(measure);
  const isSize = measure === 'width' || measure === 'height';
  return (
    <NumberField
      label={t(`object.${measure}`)}
      prefix={t(`object.${measure}Short`)}
      unit="millimeter"
      maximumFractionDigits={PLACE_DIGITS}
      step={10 ** -PLACE_DIGITS}
      minValue={isSize ? LIMITS.minSizeMm : -LIMITS.coordinateMm}
      maxValue={LIMITS.coordinateMm}
      isDisabled={isDisabled}
      value={value}
      live={held}
      onChange={(next) => {
        if (!Number.isNaN(next) && next !== value) onChange(next);
      }}
    />
  );
}

interface AngleFieldProps {
  /** Null where turns differ. */
  readonly value: number | null;
  readonly isOne: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (angle: number) => void;
}

/** The turn of the selection; that of a single object follows the hand. */
function AngleField({ value, isOne, isDisabled, onChange }: AngleFieldProps) {
  const { t } = useTranslation(['editor', 'panels']);
  const held = useHeldFigure('angle');
  return (
    <NumberField
      label={t('object.angle')}
      prefix={t('object.angleShort')}
      unit="degree"
      maximumFractionDigits={PLACE_DIGITS}
      minValue={-360}
      maxValue={360}
      isDisabled={isDisabled}
      value={value ?? Number.NaN}
      {...(isOne ? { live: held } : {})}
      {...(value === null ? { description: t('panels:mixed') } : {})}
      onChange={(next) => {
        if (!Number.isNaN(next) && next !== value) onChange(next);
      }}
    />
  );
}

/** Place, size and turn of what is selected, in mm and degrees; several objects are moved and scaled as one. */
export function PositionFields({ objects }: { readonly objects: readonly PageObject[] }) {
  const { t } = useTranslation(['editor', 'panels']);
  const store = useEditorStore();
  const [keepsRatio, setKeepsRatio] = useState(false);
  const uuids = objects.map(({ uuid }) => uuid);
  const isLocked = useIsLocked(objects);
  const box = useBox(objects);
  const [object] = objects;
  if (!object || !box) return null;

  const isOne = objects.length === 1;
  const from = isOne ? store.kinds.frameOf(object) : box;
  const move = (dx: number, dy: number) =>
    void store.dispatch(runCommand({ type: 'move-objects', uuids, dx, dy }));
  const resize = (side: 'width' | 'height', length: number) => {
    const factor = length / box[side];
    const size = {
      width: side === 'width' ? length : keepsRatio ? box.width * factor : from.width,
      height: side === 'height' ? length : keepsRatio ? box.height * factor : from.height,
    };
    const type = isOne ? 'resize-objects' : 'scale-objects';
    store.dispatch(runCommand({ type, uuids, from, to: { ...from, ...size } }));
  };
  const set: Record<Measure, (value: number) => void> = {
    x: (x) => move(x - box.x, 0),
    y: (y) => move(0, y - box.y),
    width: (width) => resize('width', width),
    height: (height) => resize('height', height),
  };
  // Each turns about its own centre; all of it is one step.
  const turnTo = (angle: number) => {
    const commands = objects
      .filter(({ type }) => type !== 'group')
      .map((one): Command => {
        const degrees = (angle - store.kinds.angleOf(one)) % 360;
        return {
          type: 'rotate-objects',
          uuids: [one.uuid],
          degrees,
          centre: boxCentre(store.kinds.frameOf(one)),
        };
      });
    if (commands.length > 0) store.dispatch(runCommand({ type: 'transaction', commands }));
  };

  const field = (measure: Measure) => {
    const isSize = measure === 'width' || measure === 'height';
    return (
      <MeasureField
        measure={measure}
        value={shown(box[measure])}
        // A straight line has no width or no height to stretch.
        isDisabled={isLocked || (isSize && from[measure] === 0)}
        onChange={set[measure]}
      />
    );
  };
  const turned = objects.filter(({ type }) => type !== 'group');
  const angle = sharedValue(turned.map((one) => shown(store.kinds.angleOf(one))));

  return (
    <Panel
      title={t('object.position')}
      actions={
        <ToggleButton
          label={t('panels:position.keepRatio')}
          icon={keepsRatio ? <Link2 size={ICON_PX} /> : <Link2Off size={ICON_PX} />}
          isIconOnly
          isSelected={keepsRatio}
          onChange={setKeepsRatio}
        />
      }
    >
      {isLocked ? <LockedNote uuids={uuids} /> : null}
      <div className={styles.pairs}>
        {field('x')}
        {field('y')}
        {field('width')}
        {field('height')}
        {/* A group has no turn of its own: it is turned by its handle or a command. */}
        {turned.length === 0 ? null : (
          <AngleField value={angle} isOne={isOne} isDisabled={isLocked} onChange={turnTo} />
        )}
      </div>
    </Panel>
  );
}
