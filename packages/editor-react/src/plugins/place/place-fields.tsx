import { LIMITS } from '@tastwerk/editor-core';
import { TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import { POINT_SYMBOLS, POLYGON_CORNERS } from '@tastwerk/editor-core/objects';
import { Checkbox, NumberField, Select, TextArea, TextField } from '@tastwerk/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LengthField } from './length-field.js';
import { ANCHOR_SIDES, type PlaceFields, type PlaceForm } from './place-form.js';
import type { PointsProblem } from './path-points.js';
import styles from './place-dialog.module.css';

const PAGE = 'page';
const NO_TEXTURE = 'none';

/** An object beside which something can be put. */
export interface Anchor {
  readonly uuid: string;
  readonly name: string;
}

interface PlaceFieldsProps {
  readonly form: PlaceForm;
  readonly fields: PlaceFields;
  readonly anchors: readonly Anchor[];
  readonly problem: PointsProblem | null;
  readonly change: (change: Partial<PlaceForm>) => void;
  /** Whether the first place takes the focus as the dialog opens. */
  readonly isFirst: boolean;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

type NumberName = 'x' | 'y' | 'width' | 'height' | 'endX' | 'endY' | 'bulge' | 'distance';

/** Where it stands: by mm on the sheet, or beside another object. */
function PlaceGroup({ form, fields, anchors, change, isFirst }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  const length = (name: NumberName, label: string, rest: { autoFocus?: boolean; minValue?: number } = {}) => (
    <LengthField
      label={t(label)}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
      {...rest}
    />
  );
  const isFree = form.anchor === null;
  return (
    <Group title={t('place')}>
      <Select
        label={t('where')}
        options={[
          { id: PAGE, label: t('page') },
          ...anchors.map(({ uuid, name }) => ({ id: uuid, label: t('beside', { object: name }) })),
        ]}
        value={form.anchor ?? PAGE}
        onChange={(id) => change({ anchor: id === PAGE ? null : id })}
      />
      {isFree ? null : (
        <div className={styles.pairs}>
          <Select
            label={t('side')}
            options={ANCHOR_SIDES.map((id) => ({ id, label: t(`sides.${id}`) }))}
            value={form.side}
            onChange={(side) => change({ side })}
          />
          <LengthField
            label={t('distance')}
            description={t('distanceHelp')}
            value={form.distance}
            minValue={0}
            onChange={(distance) => change({ distance })}
          />
        </div>
      )}
      <div className={styles.pairs}>
        {(isFree && !fields.points) || fields.ends ? (
          <>
            {length('x', fields.ends ? 'startX' : 'x', { autoFocus: isFirst && !fields.text })}
            {length('y', fields.ends ? 'startY' : 'y')}
          </>
        ) : null}
        {fields.ends ? (
          <>
            {length('endX', 'endX')}
            {length('endY', 'endY')}
          </>
        ) : null}
      </div>
      {fields.bulge ? (
        <LengthField
          label={t('bulge')}
          description={t('bulgeHelp')}
          value={form.bulge}
          onChange={(bulge) => change({ bulge })}
        />
      ) : null}
    </Group>
  );
}

function SizeGroup({ form, fields, change }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  if (!fields.size && !fields.angle) return null;
  return (
    <Group title={t('size')}>
      {fields.text ? (
        <Checkbox isSelected={form.autoSize} onChange={(autoSize) => change({ autoSize })}>
          {t('autoSize')}
        </Checkbox>
      ) : null}
      <div className={styles.pairs}>
        {fields.size && !(fields.text && form.autoSize) ? (
          <>
            {(['width', 'height'] as const).map((name) => (
              <LengthField
                key={name}
                label={t(name)}
                value={form[name]}
                minValue={form[name] === 0 ? 0 : LIMITS.minSizeMm}
                // A straight line has no width or no height to stretch.
                isDisabled={form[name] === 0}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </>
        ) : null}
        {fields.angle ? (
          <NumberField
            label={t('angle')}
            unit="degree"
            maximumFractionDigits={1}
            minValue={-360}
            maxValue={360}
            value={form.angle}
            onChange={(angle) => {
              if (!Number.isNaN(angle)) change({ angle });
            }}
          />
        ) : null}
      </div>
    </Group>
  );
}

function SymbolField({ form, change }: PlaceFieldsProps) {
  const { t } = useTranslation(['canvas']);
  return (
    <Select
      label={t('symbols.label')}
      options={POINT_SYMBOLS.map((id) => ({ id, label: t(`symbols.${id}`) }))}
      value={form.symbol}
      onChange={(symbol) => change({ symbol })}
    />
  );
}

function CornersField({ form, change }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  return (
    <NumberField
      label={t('corners')}
      minValue={POLYGON_CORNERS.least}
      maxValue={POLYGON_CORNERS.most}
      step={1}
      value={form.corners}
      onChange={(corners) => {
        if (!Number.isNaN(corners)) change({ corners });
      }}
    />
  );
}

function PointsFields({ form, problem, change }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  return (
    <>
      <TextArea
        label={t('points')}
        description={t('pointsHelp')}
        rows={5}
        value={form.points}
        onChange={(points) => change({ points })}
        {...(problem ? { errorMessage: t(`pointsProblems.${problem.code}`, { ...problem }) } : {})}
      />
      <Checkbox isSelected={form.closed} onChange={(closed) => change({ closed })}>
        {t('closed')}
      </Checkbox>
    </>
  );
}

/** The fields of the dialog: name and text, place, size, looks. */
export function PlaceFieldList(props: PlaceFieldsProps) {
  const { form, fields, change, isFirst } = props;
  const { t } = useTranslation(['place', 'editor']);
  return (
    <>
      {fields.text ? (
        <TextArea
          label={t('text')}
          rows={2}
          maxLength={LIMITS.textLength}
          value={form.text}
          onChange={(text) => change({ text })}
          autoFocus={isFirst}
        />
      ) : null}
      {fields.symbol ? <SymbolField {...props} /> : null}
      {fields.corners ? <CornersField {...props} /> : null}
      <PlaceGroup {...props} />
      {fields.points ? <PointsFields {...props} /> : null}
      <SizeGroup {...props} />
      {fields.texture ? (
        <Select
          label={t('texture')}
          options={[
            { id: NO_TEXTURE, label: t('noTexture') },
            ...TEXTURE_NAMES.map((id) => ({ id, label: t(`editor:textures.${id}`) })),
          ]}
          value={form.texture ?? NO_TEXTURE}
          onChange={(id) => change({ texture: TEXTURE_NAMES.find((name) => name === id) ?? null })}
        />
      ) : null}
      <TextField
        label={t('name')}
        description={t('nameHelp')}
        maxLength={LIMITS.titleLength}
        value={form.name}
        onChange={(name) => change({ name })}
      />
    </>
  );
}
