import { Check } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './steps.module.css';

/** One step of a way that is gone in order. */
export interface Step {
  readonly id: string;
  readonly label: string;
  /** Where it is; absent while it cannot be reached yet. */
  readonly href?: string;
}

/** Props of `Steps`. */
export interface StepsProps {
  /** Names the way for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly currentId: string;
  /** What screen readers hear of a step that lies behind. */
  readonly doneLabel: string;
}

/** How far one is on a way of a few steps, with links to those that can be reached. Small screens show the words of the current one alone. */
export function Steps({ label, steps, currentId, doneLabel }: StepsProps) {
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = index === current;
          const isDone = index < current;
          const words = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>{step.label}</span>
              {isDone ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.step}
              data-done={isDone || undefined}
              {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
            >
              {step.href !== undefined && !isCurrent ? (
                <AriaLink href={step.href} className={classNames(styles.place)}>
                  {words}
                </AriaLink>
              ) : (
                <span className={styles.place}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
