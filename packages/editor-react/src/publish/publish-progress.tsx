import { ProgressBar } from '@tastwerk/ui';
import { Check, CircleAlert, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ArtefactProgress, ArtefactState } from '../ports.js';
import styles from './publish.module.css';

const ICONS: Record<ArtefactState, LucideIcon> = {
  queued: Clock,
  running: LoaderCircle,
  done: Check,
  failed: CircleAlert,
};

const ICON_PX = 18;

/** The files of a published document, each with how far it has come. */
export function ArtefactList({ artefacts }: { readonly artefacts: readonly ArtefactProgress[] }) {
  const { t } = useTranslation('editor');
  return (
    <ul className={styles.files} aria-label={t('publish.files')}>
      {artefacts.map(({ format, state }) => {
        const Icon = ICONS[state];
        return (
          <li key={format} data-state={state}>
            <Icon size={ICON_PX} aria-hidden="true" />
            {t('publish.file', { format: format.toUpperCase(), state: t(`publish.states.${state}`) })}
          </li>
        );
      })}
    </ul>
  );
}

/** Shown while the document is sent and its files are made. */
export function PublishProgress({ artefacts }: { readonly artefacts: readonly ArtefactProgress[] }) {
  const { t } = useTranslation('editor');
  const total = artefacts.length;
  const done = artefacts.filter(({ state }) => state === 'done' || state === 'failed').length;
  return (
    <div className={styles.column} role="status">
      <ProgressBar
        label={t(total === 0 ? 'publish.sending' : 'publish.progress')}
        value={total === 0 ? null : done}
        maxValue={Math.max(1, total)}
        valueText={t('publish.progressValue', { done, total })}
      />
      {total > 0 ? <ArtefactList artefacts={artefacts} /> : null}
    </div>
  );
}
