import type { RendererFigures, RenderRound } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Badge, type BadgeTone, Button, Link, SentenceWith } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useMayEdit } from '../use-may-edit.js';
import {
  useRenderersQuery,
  useRoundsInfiniteQuery,
  useStartRoundMutation,
  useStopRoundMutation,
} from './catalogue-care-api.js';

/** Time between two looks at the rounds while the page is open, in ms: often while one goes on. */
const POLL_MS = { running: 2000, idle: 15_000 };

const STATE_TONES = { running: 'accent', stopped: 'warning', done: 'success', failed: 'danger' } as const;

type RoundState = keyof typeof STATE_TONES;

function stateOf({ finished_at, is_stopped, jobs_failed }: RenderRound): RoundState {
  if (!finished_at) return 'running';
  if (is_stopped) return 'stopped';
  return jobs_failed > 0 ? 'failed' : 'done';
}

/** Rounds in which files are made again, with their progress, and a way to begin one for a version of the renderer. */
export function RoundsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const [isRunning, setRunning] = useState(false);
  const query = useRoundsInfiniteQuery(undefined, {
    pollingInterval: isRunning ? POLL_MS.running : POLL_MS.idle,
    skipPollingIfUnfocused: true,
  });
  const rounds = query.currentData?.pages.flat();
  const goesOn = rounds?.some((round) => stateOf(round) === 'running') === true;
  if (goesOn !== isRunning) setRunning(goesOn);
  const [stop, stopping] = useStopRoundMutation();
  return (
    <>
      <PageHead title={t('rounds.title')} lead={t('rounds.lead')} canChange />
      <Renderers />
      <h2>{t('rounds.rounds')}</h2>
      <FailureAlert failure={stopping.error} />
      <AdminTable
        label={t('rounds.rounds')}
        columns={useColumns()}
        rows={rounds}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('rounds.none')}
        fileName={t('rounds.file')}
        searchLabel={t('rounds.search')}
        actions={
          mayEdit
            ? (round: RenderRound) =>
                stateOf(round) === 'running' && round.aim !== 'catalogue' ? (
                  <Button
                    aria-label={t('rounds.stopOf', { id: round.id })}
                    isPending={stopping.isLoading && stopping.originalArgs === round.id}
                    onPress={() => void stop(round.id)}
                  >
                    {t('rounds.stop')}
                  </Button>
                ) : null
            : undefined
        }
      />
    </>
  );
}

function useColumns(): readonly AdminColumn<RenderRound>[] {
  const { t } = useTranslation('admin');
  const titleOf = ({ aim, graphic, variant }: RenderRound) =>
    (aim === 'variant' && variant?.title) || graphic?.title || '';
  const aimWith = ({ aim, renderer }: RenderRound, title: string) =>
    t(`rounds.aims.${aim}`, { title, renderer: renderer || t('rounds.unknown') });
  const aimOf = (round: RenderRound) => aimWith(round, titleOf(round) || t('untitled'));
  const showAim = (round: RenderRound) => (
    <SentenceWith
      text={titleOf(round) || t('untitled')}
      language={titleOf(round) && round.graphic ? languageOfSystem(round.graphic.system) : undefined}
      write={(title) => aimWith(round, title)}
    />
  );
  const overOf = ({ jobs_done, jobs_failed }: RenderRound) => jobs_done + jobs_failed;
  const wholeOf = ({ versions, formats }: RenderRound) => versions * formats.length;
  const progressOf = (round: RenderRound) =>
    [
      t('rounds.of', { over: overOf(round), count: wholeOf(round) }),
      ...(round.jobs_failed > 0 ? [t('rounds.failedOf', { count: round.jobs_failed })] : []),
    ].join(', ');
  return [
    { id: 'id', title: t('rounds.number'), value: ({ id }) => id, isNumber: true },
    {
      id: 'about',
      title: t('rounds.about'),
      value: aimOf,
      show: (round) =>
        round.graphic ? (
          <Link href={`/catalogue/${round.graphic.id}${round.variant ? `/variant/${round.variant.id}` : ''}`}>
            {showAim(round)}
          </Link>
        ) : (
          aimOf(round)
        ),
    },
    {
      id: 'state',
      title: t('rounds.state'),
      value: (round) => t(`rounds.states.${stateOf(round)}`),
      show: (round) => {
        const tone: BadgeTone = STATE_TONES[stateOf(round)];
        return <Badge tone={tone}>{t(`rounds.states.${stateOf(round)}`)}</Badge>;
      },
    },
    {
      id: 'progress',
      title: t('rounds.progress'),
      value: progressOf,
      show: (round) => (
        <div className={styles.progress}>
          <progress
            max={Math.max(1, wholeOf(round))}
            value={overOf(round)}
            aria-label={t('rounds.progress')}
          />
          <span>{progressOf(round)}</span>
          {round.jobs_failed > 0 ? (
            <Link href="/admin/jobs?state=failed">{t('rounds.showFailed')}</Link>
          ) : null}
        </div>
      ),
    },
    { id: 'by', title: t('rounds.by'), value: ({ actor_name }) => actor_name ?? t('rounds.console') },
    momentColumn('started_at', t('rounds.started'), ({ started_at }) => started_at),
    momentColumn('finished_at', t('rounds.finished'), ({ finished_at }) => finished_at, { isMinor: true }),
  ];
}

/** What made the files that there are, with the way to make those of one version again. */
function Renderers() {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const mayEdit = useMayEdit();
  const { data = [], error, refetch, isSuccess } = useRenderersQuery();
  const [asked, setAsked] = useState<RendererFigures | null>(null);
  const nameOf = ({ renderer }: RendererFigures) => renderer || t('rounds.unknown');
  return (
    <section className={styles.card} aria-labelledby="renderers">
      <h2 id="renderers">{t('rounds.renderers')}</h2>
      <p className={styles.lead}>{t('rounds.renderersLead')}</p>
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {isSuccess && data.length === 0 ? <p>{t('rounds.noRenderers')}</p> : null}
      <ul className={styles.list}>
        {data.map((made) => (
          <li key={made.renderer}>
            <span>
              {t('rounds.versionsOf', { renderer: nameOf(made), count: made.versions })}{' '}
              {made.is_current ? <Badge tone="success">{t('rounds.current')}</Badge> : null}
            </span>
            {mayEdit ? (
              <Button
                aria-label={t('rounds.againOf', { renderer: nameOf(made) })}
                onPress={() => setAsked(made)}
              >
                {t('rounds.again')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? <RendererDialog made={asked} name={nameOf(asked)} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

interface RendererDialogProps {
  readonly made: RendererFigures;
  readonly name: string;
  readonly onClose: () => void;
}

function RendererDialog({ made, name, onClose }: RendererDialogProps) {
  const { t } = useTranslation('admin');
  const [start, { isLoading, error }] = useStartRoundMutation();
  const send = async () => {
    const answer = await start({ aim: 'renderer', renderer: made.renderer });
    if (!('error' in answer)) onClose();
  };
  return (
    <ConfirmDialog
      title={t('rounds.question', { renderer: name })}
      text={t('rounds.text', { count: made.versions })}
      action={t('rounds.again')}
      isPending={isLoading}
      failure={error}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
}
