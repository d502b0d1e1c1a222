import { IconButton, ProgressBar, VisuallyHidden } from '@tastwerk/ui';
import { Check, CircleAlert, Clock, Download, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtefactProgress, ArtefactState, PublishOutcome } from '../../ports.js';
import { useEditor } from '../../state/editor-context.js';
import styles from './publish.module.css';

const ICONS: Record<ArtefactState, LucideIcon> = {
  queued: Clock,
  running: LoaderCircle,
  done: Check,
  failed: CircleAlert,
};

const ICON_PX = 18;

/** Hands the files of a format out, where the application can; says so when that failed. */
function DownloadFile({ outcome, format }: { readonly outcome: PublishOutcome; readonly format: string }) {
  const { t } = useTranslation('publishing');
  const { ports } = useEditor();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { download } = ports;
  if (!download) return null;
  const fetch = async () => {
    setState('busy');
    setState((await download(outcome, format)) ? 'idle' : 'failed');
  };
  return (
    <>
      <IconButton
        label={t('download.file', { format: format.toUpperCase() })}
        icon={<Download size={ICON_PX} />}
        isDisabled={state === 'busy'}
        onPress={() => void fetch()}
      />
      {state === 'failed' ? <span role="alert">{t('download.failed')}</span> : null}
    </>
  );
}

interface ArtefactListProps {
  readonly artefacts: readonly ArtefactProgress[];
  /** Where they belong, once that is known: then they can be had. */
  readonly outcome?: PublishOutcome;
}

/** The files of a published document, each with how far it has come. */
export function ArtefactList({ artefacts, outcome }: ArtefactListProps) {
  const { t } = useTranslation('editor');
  return (
    <ul className={styles.files} aria-label={t('publish.files')}>
      {artefacts.map(({ format, state, reason }) => {
        const Icon = ICONS[state];
        return (
          <li key={format} data-state={state}>
            <Icon size={ICON_PX} aria-hidden="true" />
            <span>
              {t('publish.file', { format: format.toUpperCase(), state: t(`publish.states.${state}`) })}
              {reason === undefined ? null : ` ${reason}`}
            </span>
            {outcome && state === 'done' ? <DownloadFile outcome={outcome} format={format} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Shown while the document is sent and its files are made. Each of the two steps is announced once, not every file. */
export function PublishProgress({ artefacts }: { readonly artefacts: readonly ArtefactProgress[] }) {
  const { t } = useTranslation('editor');
  const total = artefacts.length;
  const done = artefacts.filter(({ state }) => state === 'done' || state === 'failed').length;
  const step = t(total === 0 ? 'publish.sending' : 'publish.progress');
  return (
    <div className={styles.column}>
      <VisuallyHidden>
        <span role="status">{step}</span>
      </VisuallyHidden>
      <ProgressBar
        label={step}
        value={total === 0 ? null : done}
        maxValue={Math.max(1, total)}
        valueText={t('publish.progressValue', { done, total })}
      />
      {total > 0 ? <ArtefactList artefacts={artefacts} /> : null}
    </div>
  );
}
