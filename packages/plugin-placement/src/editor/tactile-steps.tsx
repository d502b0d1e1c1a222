import { Checkbox, ToggleButton } from '@tastwerk/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { TACTILE_STEPS, type TactileStage, type TactileStep } from '../tactile/steps.js';
import styles from './tactile-dialog.module.css';
import type { Shown } from './tactile-pictures.js';
import { stageWords } from './tactile-summary.js';

interface StepProps {
  readonly step: TactileStep;
  readonly profile: ProofingProfile;
  /** What it did in the last run; absent where it did nothing. */
  readonly stage: TactileStage | undefined;
  /** Whether there was no run yet. */
  readonly isPending: boolean;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The figures in the sentences that say why a step is done. */
function figuresOf(
  { pointMin, shapeMin, gapElements, textureCount }: ProofingProfile,
  step: string,
): Record<string, number> {
  if (step === 'bars') return { mm: shapeMin.minMm };
  if (step === 'fills') return { most: textureCount.most };
  if (step === 'points') return { mm: pointMin.warningMm };
  return step === 'gaps' ? { mm: gapElements.warningMm } : {};
}

function Step(props: StepProps) {
  const { step, profile, stage, isPending, isLeftOut, onLeaveOut, isShown, onShow } = props;
  const { t } = useTranslation('tactile');
  const wordsId = useId();
  const name = t(`step.${step}`);
  const idle = isLeftOut ? 'leftOut' : isPending ? 'pending' : 'nothing';
  return (
    <li className={styles.step}>
      <Checkbox
        isSelected={!isLeftOut}
        aria-describedby={wordsId}
        onChange={(isSelected) => onLeaveOut(!isSelected)}
      >
        {name}
      </Checkbox>
      {stage ? (
        <ToggleButton
          isOutlined
          label={t('steps.show')}
          aria-label={t('steps.showStep', { step: name })}
          isSelected={isShown}
          onChange={onShow}
        />
      ) : null}
      <div id={wordsId} className={styles.words}>
        <p>{stage ? stageWords(stage, t) : t(`steps.${idle}`)}</p>
        <p className={styles.why}>{t(`why.${step}`, figuresOf(profile, step))}</p>
      </div>
    </li>
  );
}

interface TactileStepsProps {
  readonly profile: ProofingProfile;
  /** Undefined before the first run. */
  readonly stages: readonly TactileStage[] | undefined;
  readonly leftOut: ReadonlySet<TactileStep>;
  readonly onLeftOut: (leftOut: ReadonlySet<TactileStep>) => void;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** The steps in their order: each can be left out, and what it did can be shown. */
export function TactileSteps({ profile, stages, leftOut, onLeftOut, shown, onShow }: TactileStepsProps) {
  const { t } = useTranslation('tactile');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {t('steps.heading')}
        </h3>
        <ToggleButton
          isOutlined
          label={t('steps.whole')}
          isSelected={shown === 'whole'}
          onChange={() => onShow('whole')}
        />
        <p className={styles.why}>{t('steps.help')}</p>
      </div>
      <ol className={styles.list}>
        {TACTILE_STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            profile={profile}
            stage={stages?.find((stage) => stage.step === step)}
            isPending={!stages}
            isLeftOut={leftOut.has(step)}
            onLeaveOut={(isLeftOut) => {
              const others = [...leftOut].filter((other) => other !== step);
              onLeftOut(new Set(isLeftOut ? [...others, step] : others));
            }}
            isShown={shown === step}
            onShow={(isShown) => onShow(isShown ? step : 'whole')}
          />
        ))}
      </ol>
    </section>
  );
}
