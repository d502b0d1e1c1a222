import { Button, type ButtonVariant, ProgressBar } from '@tastwerk/ui';
import { Check, Circle, CircleCheck, CircleDot, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorAction, isAvailable } from '../../state/editor-action.js';
import { useProofing } from '../proofing/index.js';
import { useEditor, useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { rememberedStep, rememberStep } from './guide-memory.js';
import styles from './guide-panel.module.css';
import { checksOf, GUIDE_STEPS, type GuideFacts, type GuideStep, isStepDone } from './guide-steps.js';
import { GUIDE_WAYS } from './guide-ways.js';
import { useContributions } from '../../contributions/contributions-context.js';

const ICON_PX = 18;

function useFacts(): GuideFacts {
  const document = useEditorState(documentOf);
  const { proof, counts } = useProofing();
  const braille = useBrailleState();
  const { kinds } = useEditorStore();
  return {
    document,
    kinds,
    found: proof.document === null ? null : counts,
    brailleFailures: braille.failures.length,
  };
}

interface WayProps {
  readonly id: string;
  readonly variant: ButtonVariant;
}

function PanelButton({ id, variant }: WayProps) {
  const { t } = useTranslation(['guide', 'editor', 'panels', 'legend']);
  const { docks } = useEditor();
  const { panels } = useContributions();
  const panel = [...panels.left, ...panels.right].find((one) => one.id === id);
  return panel ? (
    <Button variant={variant} isWide onPress={() => docks.show(id)}>
      {t('guide:open', { panel: t(panel.labelKey) })}
    </Button>
  ) : null;
}

function ActionButton({
  action,
  variant,
}: {
  readonly action: EditorAction;
  readonly variant: ButtonVariant;
}) {
  const { t } = useTranslation(['editor', 'commands']);
  const { run } = useEditor();
  const { kinds } = useEditorStore();
  const isEnabled = useEditorState((state) => isAvailable(action, state, kinds));
  const Icon = action.icon;
  return (
    <Button
      variant={variant}
      isWide
      icon={<Icon size={ICON_PX} />}
      isDisabled={!isEnabled}
      onPress={() => run(action)}
    >
      {t(action.labelKey)}
    </Button>
  );
}

/** The button of an action by its name. */
function WayAction({ id, variant }: WayProps) {
  const { actions } = useContributions();
  const action = actions.find((one) => one.id === id);
  return action ? <ActionButton action={action} variant={variant} /> : null;
}

function StepContent({ step, facts }: { readonly step: GuideStep; readonly facts: GuideFacts }) {
  const { t } = useTranslation('guide');
  return (
    <div className={styles.content}>
      <p>{t(`steps.${step}.text`)}</p>
      <ul className={styles.checks} aria-label={t('checks')}>
        {checksOf(step, facts).map(({ id, isDone }) => (
          <li key={id} className={styles.check} data-done={isDone || undefined}>
            {isDone ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
            <span>
              {t(`steps.${step}.checks.${id}`)}
              <span className={styles.spoken}>: {t(isDone ? 'done' : 'todo')}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {GUIDE_WAYS[step].map((way, index) => {
          const variant = index === 0 ? 'primary' : 'secondary';
          return 'panel' in way ? (
            <PanelButton key={way.panel} id={way.panel} variant={variant} />
          ) : (
            <WayAction key={way.action} id={way.action} variant={variant} />
          );
        })}
      </div>
    </div>
  );
}

/** The steps of the work, from the first thought to the catalogue. It can be followed or ignored; what is done it sees in the document. */
export function GuidePanel() {
  const { t } = useTranslation('guide');
  const facts = useFacts();
  const { uuid } = facts.document;
  const [current, setCurrent] = useState<GuideStep>(() => rememberedStep(uuid) ?? 'introduction');
  const id = useId();
  const index = GUIDE_STEPS.indexOf(current);
  const done = GUIDE_STEPS.filter((step) => isStepDone(step, facts));
  const doable = GUIDE_STEPS.filter((step) => checksOf(step, facts).length > 0);

  const go = (step: GuideStep | undefined) => {
    if (step === undefined) return;
    setCurrent(step);
    rememberStep(uuid, step);
  };

  return (
    <nav className={styles.guide} aria-label={t('title')}>
      <ProgressBar
        label={t('progress')}
        value={done.length}
        maxValue={doable.length}
        valueText={t('progressValue', { done: done.length, total: doable.length })}
      />
      <ol className={styles.steps}>
        {GUIDE_STEPS.map((step) => {
          const isCurrent = step === current;
          const isDone = done.includes(step);
          // What is only read has no number, so that the numbers end where the progress does.
          const number = doable.indexOf(step) + 1;
          const title = t(`steps.${step}.title`);
          const Icon = number === 0 ? Info : isDone ? CircleCheck : isCurrent ? CircleDot : Circle;
          return (
            <li key={step} className={styles.step} data-current={isCurrent || undefined}>
              <h2 className={styles.heading}>
                <button
                  type="button"
                  className={styles.title}
                  aria-expanded={isCurrent}
                  aria-controls={isCurrent ? `${id}-content` : undefined}
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => go(step)}
                >
                  <Icon
                    size={ICON_PX}
                    aria-hidden="true"
                    className={styles.state}
                    data-done={isDone || undefined}
                  />
                  <span>{number === 0 ? title : t('numbered', { number, step: title })}</span>
                  {isDone ? <span className={styles.spoken}>{t('done')}</span> : null}
                </button>
              </h2>
              {isCurrent ? (
                <div id={`${id}-content`}>
                  <StepContent step={step} facts={facts} />
                  <div className={styles.turn}>
                    <Button
                      variant="quiet"
                      isDisabled={index === 0}
                      onPress={() => go(GUIDE_STEPS[index - 1])}
                    >
                      {t('back')}
                    </Button>
                    <Button
                      variant="quiet"
                      isDisabled={index === GUIDE_STEPS.length - 1}
                      onPress={() => go(GUIDE_STEPS[index + 1])}
                    >
                      {t('next')}
                    </Button>
                  </div>
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
