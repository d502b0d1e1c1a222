import { LIMITS } from '@tastwerk/editor-core';
import { ALONGS, USUAL_GAP_MM } from '@tastwerk/editor-core/placing';
import { Checkbox, NumberField, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../../state/use-millimetres.js';
import { GapField } from './length-field.js';
import { fieldOfProblem, type PlaceProblem, problemSentence } from './place-problem.js';
import { isSide, needsTwo, type RelativeForm } from './relative-form.js';
import type { Anchor } from './use-anchors.js';
import styles from './place-dialog.module.css';

interface RelativeFieldsProps {
  readonly form: RelativeForm;
  readonly anchors: readonly Anchor[];
  readonly problem: PlaceProblem | null;
  readonly change: (change: Partial<RelativeForm>) => void;
}

/** The error of the field `name`, where `problem` belongs to it. */
function useErrorOf({ form, problem }: Pick<RelativeFieldsProps, 'form' | 'problem'>) {
  const { t } = useTranslation('place');
  return (name: ReturnType<typeof fieldOfProblem>) =>
    problem && fieldOfProblem(problem) === name ? { errorMessage: problemSentence(problem, form, t) } : {};
}

/** The objects by which it is placed, and the corner or edge that is meant. */
function OtherFields({ form, anchors, problem, change }: RelativeFieldsProps) {
  const { t } = useTranslation('place');
  const errorOf = useErrorOf({ form, problem });
  const { position } = form;
  const options = anchors.map(({ uuid, name }) => ({ id: uuid, label: name }));
  const pair = needsTwo(position) ? position : 'one';
  return (
    <div className={styles.pairs}>
      <Select
        label={t(`others.${pair}`)}
        options={options}
        value={form.anchor}
        onChange={(anchor) => change({ anchor })}
        {...errorOf('anchor')}
      />
      {needsTwo(position) ? (
        <Select
          label={t(`seconds.${position}`)}
          options={options}
          value={form.other}
          onChange={(other) => change({ other })}
        />
      ) : null}
      {position === 'corner' || position === 'edge' ? (
        <NumberField
          label={t(`numbers.${position}`)}
          minValue={1}
          maxValue={LIMITS.pathPoints}
          step={1}
          value={form.number}
          onChange={(number) => {
            if (!Number.isNaN(number)) change({ number });
          }}
          {...errorOf('number')}
        />
      ) : null}
    </div>
  );
}

/** By which others something is placed, how far from them, and whether it stays there. */
export function RelativeFields(props: RelativeFieldsProps) {
  const { form, change } = props;
  const { t } = useTranslation('place');
  const millimetres = useMillimetres();
  const { position } = form;
  const usual = millimetres(USUAL_GAP_MM);
  const gapHelp =
    position === 'corner' || position === 'edge' ? 'spot' : position === 'leading' ? 'leading' : 'usual';
  const isAcross = position === 'right' || position === 'left';
  return (
    <>
      <OtherFields {...props} />
      <div className={styles.pairs}>
        {position === 'between' ? null : (
          <GapField
            label={t('distance')}
            description={t(`gapHelp.${gapHelp}`, { usual })}
            value={form.gap}
            onChange={(gap) => change({ gap })}
          />
        )}
        {isSide(position) ? (
          <Select
            label={t('along.label')}
            options={ALONGS.map((id) => ({ id, label: t(`along.${isAcross ? 'across' : 'down'}.${id}`) }))}
            value={form.along}
            onChange={(along) => change({ along })}
          />
        ) : null}
      </div>
      {position === 'inside' ? (
        <Checkbox isSelected={form.isCentred} onChange={(isCentred) => change({ isCentred })}>
          {t('centred')}
        </Checkbox>
      ) : null}
    </>
  );
}
