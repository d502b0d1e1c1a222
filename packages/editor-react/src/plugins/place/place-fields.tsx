import { LIMITS } from '@tastwerk/editor-core';
import { TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import { POINT_SYMBOLS } from '@tastwerk/editor-core/objects';
import { Checkbox, Select, TextArea, TextField } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { PlaceFieldsProps } from './place-fields-props.js';
import { fieldOfProblem, problemSentence } from './place-problem.js';
import { PositionGroup } from './position-group.js';
import { SizeGroup } from './size-group.js';

const NO_TEXTURE = 'none';

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

function PointsFields({ form, problem, change }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  const isWrong = problem !== null && fieldOfProblem(problem) === 'points';
  return (
    <>
      <TextArea
        label={t('points')}
        description={t('pointsHelp')}
        rows={5}
        value={form.points}
        onChange={(points) => change({ points })}
        {...(isWrong ? { errorMessage: problemSentence(problem, form, t) } : {})}
      />
      <Checkbox isSelected={form.closed} onChange={(closed) => change({ closed })}>
        {t('closed')}
      </Checkbox>
    </>
  );
}

/** The fields of the dialog: text, size and place of a new object; place and size of one that is there; looks and name. */
export function PlaceFieldList(props: PlaceFieldsProps) {
  const { form, fields, change, isOld } = props;
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
          autoFocus={isOld}
        />
      ) : null}
      {fields.symbol ? <SymbolField {...props} /> : null}
      {isOld ? <PositionGroup {...props} /> : null}
      {fields.points ? <PointsFields {...props} /> : null}
      <SizeGroup {...props} />
      {isOld ? null : <PositionGroup {...props} />}
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
