import { LIMITS } from '@tastwerk/editor-core';
import { POLYGON_CORNERS } from '@tastwerk/editor-core/objects';
import { Alert, Checkbox, NumberField, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from './field-group.js';
import { LengthField } from './length-field.js';
import type { PlaceFieldsProps } from './place-fields-props.js';
import { fieldOfProblem, problemSentence } from './place-problem.js';
import { ANGLES, type MeasureName, MEASURES_OF, type Way, wayOf, WAYS } from './shape-measures.js';
import styles from './place-dialog.module.css';

const OWN_SIZE = 'own';
const FULL_TURN = 360;

interface AngleFieldProps {
  readonly label: string;
  readonly value: number;
  readonly minValue: number;
  readonly onChange: (degrees: number) => void;
}

function AngleField({ onChange, ...rest }: AngleFieldProps) {
  return (
    <NumberField
      {...rest}
      unit="degree"
      maximumFractionDigits={1}
      maxValue={FULL_TURN}
      onChange={(degrees) => {
        if (!Number.isNaN(degrees)) onChange(degrees);
      }}
    />
  );
}

/** How many corners a polygon has. */
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

/** By what a shape is known, and these measures. */
function MeasureFields({ form, problem, change, way }: PlaceFieldsProps & { readonly way: Way }) {
  const { t } = useTranslation('place');
  const ways = WAYS[form.kind] ?? [];
  const names = MEASURES_OF[way];
  const set = (name: MeasureName) => (value: number) =>
    change({ measures: { ...form.measures, [name]: value } });
  const isWrong = problem !== null && fieldOfProblem(problem) === 'measures';
  return (
    <>
      {ways.length > 1 ? (
        <Select
          label={t('way')}
          options={ways.map((id) => ({ id, label: t(`ways.${id}`) }))}
          value={way}
          onChange={(next) => change({ way: next })}
        />
      ) : null}
      <div className={styles.pairs}>
        {names.map((name) => {
          const shared = {
            label: t(`measures.${way}.${name}`),
            value: form.measures[name],
            onChange: set(name),
          };
          return ANGLES.includes(name) ? (
            <AngleField key={name} {...shared} minValue={0} />
          ) : (
            <LengthField key={name} {...shared} minValue={LIMITS.minSizeMm} />
          );
        })}
      </div>
      {isWrong ? (
        <Alert kind="danger" isAnnounced>
          {problemSentence(problem, form, t)}
        </Alert>
      ) : null}
    </>
  );
}

/** Width and height, or the object that it is as large as. */
function BoxFields({ form, anchors, change }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  return (
    <>
      {form.sameSize === null
        ? (['width', 'height'] as const).map((name) => (
            <LengthField
              key={name}
              label={t(name)}
              value={form[name]}
              minValue={form[name] === 0 ? 0 : LIMITS.minSizeMm}
              // A straight line has no width or no height to stretch.
              isDisabled={form[name] === 0}
              onChange={(value) => change({ [name]: value })}
            />
          ))
        : null}
      {anchors.length > 0 ? (
        <Select
          label={t('sameSize')}
          options={[
            { id: OWN_SIZE, label: t('ownSize') },
            ...anchors.map(({ uuid, name }) => ({ id: uuid, label: name })),
          ]}
          value={form.sameSize ?? OWN_SIZE}
          onChange={(id) => change({ sameSize: id === OWN_SIZE ? null : id })}
        />
      ) : null}
    </>
  );
}

/** How large it is: by its measures, by its box or like another object. */
export function SizeGroup(props: PlaceFieldsProps) {
  const { form, fields, change } = props;
  const { t } = useTranslation('place');
  if (!fields.size && !fields.angle && !fields.measures) return null;
  const way = fields.measures ? wayOf(form.kind, form.way) : 'box';
  const hasBox = fields.size && way === 'box' && !(fields.text && form.autoSize);
  return (
    <FieldGroup title={t('size')}>
      {fields.text ? (
        <Checkbox isSelected={form.autoSize} onChange={(autoSize) => change({ autoSize })}>
          {t('autoSize')}
        </Checkbox>
      ) : null}
      {fields.corners ? <CornersField {...props} /> : null}
      {fields.measures ? <MeasureFields {...props} way={way} /> : null}
      <div className={styles.pairs}>
        {hasBox ? <BoxFields {...props} /> : null}
        {fields.angle ? (
          <AngleField
            label={t('angle')}
            minValue={-FULL_TURN}
            value={form.angle}
            onChange={(angle) => change({ angle })}
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}
