import { Checkbox, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from './field-group.js';
import { LengthField } from './length-field.js';
import type { PlaceFieldsProps } from './place-fields-props.js';
import { atPosition } from './present-relation.js';
import { RelativeFields } from './relative-fields.js';
import { POSITIONS, type Position } from './relative-form.js';
import styles from './place-dialog.module.css';

/** How many other objects a position needs. */
const OTHERS: Readonly<Partial<Record<Position, number>>> = { sheet: 0, between: 2, leading: 2 };

type NumberName = 'x' | 'y' | 'endX' | 'endY';

/** The place in mm: of a line both ends, of others the top left corner. */
function SheetFields({ form, fields, change, isOld }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  const length = (name: NumberName, label: string, autoFocus = false) => (
    <LengthField
      label={t(label)}
      value={form[name]}
      autoFocus={autoFocus}
      onChange={(value) => change({ [name]: value })}
    />
  );
  if (form.position === 'leading' || fields.points) return null;
  if (form.position !== 'sheet' && !fields.ends) return null;
  return (
    <div className={styles.pairs}>
      {length('x', fields.ends ? 'startX' : 'x', isOld && !fields.text)}
      {length('y', fields.ends ? 'startY' : 'y')}
      {fields.ends ? (
        <>
          {length('endX', 'endX')}
          {length('endY', 'endY')}
        </>
      ) : null}
    </div>
  );
}

/** Where it stands: by mm on the sheet, or by others. */
export function PositionGroup(props: PlaceFieldsProps) {
  const { form, fields, anchors, change, isOld, present, note } = props;
  const { t } = useTranslation('place');
  const positions = POSITIONS.filter(
    (position) => anchors.length >= (OTHERS[position] ?? 1) && (position !== 'leading' || fields.leads),
  );
  const uuids = anchors.map(({ uuid }) => uuid);
  const isRelative = form.position !== 'sheet';
  return (
    <FieldGroup title={t('place')}>
      <Select
        label={t('where')}
        options={positions.map((id) => ({ id, label: t(`positions.${id}`) }))}
        value={form.position}
        onChange={(position) => change(atPosition(form, position, present, uuids))}
        autoFocus={isOld && isRelative && !fields.text}
        {...(present ? { description: present.sentence } : {})}
      />
      {isRelative ? <RelativeFields {...props} /> : null}
      <SheetFields {...props} />
      {fields.bulge ? (
        <LengthField
          label={t('bulge')}
          description={t('bulgeHelp')}
          value={form.bulge}
          onChange={(bulge) => change({ bulge })}
        />
      ) : null}
      {isRelative || form.sameSize !== null ? (
        <Checkbox isSelected={form.keeps} onChange={(keeps) => change({ keeps })}>
          {t('keeps')}
        </Checkbox>
      ) : null}
      <div role="status">{note}</div>
    </FieldGroup>
  );
}
