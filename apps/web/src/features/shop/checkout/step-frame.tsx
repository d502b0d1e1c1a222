import { Button, ButtonLink } from '@tastwerk/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../page/use-title.js';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly title: string;
  /** Where "back" leads: one step. */
  readonly back: { readonly href: string; readonly label: string };
  readonly isPending?: boolean;
  /** What "next" does; absent where the step has a button of its own. */
  readonly onNext?: () => void;
  readonly children: ReactNode;
}

/** A step of the checkout: its heading, what is filled in, and the ways back and on. */
export function StepFrame({ title, back, isPending = false, onNext, children }: StepFrameProps) {
  const { t } = useTranslation('shop');
  useTitle(title);
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form of a dialog above the step is not this one, though React hands its events up to here.
        if (event.target === event.currentTarget) onNext?.();
      }}
    >
      <h1>{title}</h1>
      {children}
      <div className={styles.ways}>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} href={back.href}>
          {back.label}
        </ButtonLink>
        {onNext ? (
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('checkout.next')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
