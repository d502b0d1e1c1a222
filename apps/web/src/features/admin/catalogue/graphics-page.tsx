import { type KeptVariant, SHOWN_STATES } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Badge, Button, ButtonLink, Link, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FilterSelect } from '../filter-select.js';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { momentColumn } from '../table/moment-column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';
import { useKeptVariantsInfiniteQuery, useShowKeptMutation } from './catalogue-care-api.js';
import { HidePartDialog } from './hide-part-dialog.js';
import { RenderDialog } from './render-dialog.js';

/** Time between two looks at files that are being made, in ms. */
const POLL_MS = 5000;

/** What is open or was done last. */
type Asked = { readonly what: 'hide' | 'render'; readonly variant: KeptVariant } | null;
type Done = { readonly text: string; readonly isRound: boolean } | null;

/** Every variant of the catalogue, hidden ones too, to be hidden, shown again, and rendered again. */
export function GraphicsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const mayHide = useSession().user?.user_rights.can_hide_variants === true;
  const { search, filter } = useTableUrl();
  const shown = SHOWN_STATES.find((one) => one === filter('shown'));
  const [isWatched, setWatched] = useState(false);
  const query = useKeptVariantsInfiniteQuery(
    { search, ...(shown ? { shown } : {}) },
    { pollingInterval: isWatched ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const rows = query.currentData?.pages.flat();
  const hasOpen = rows?.some(({ files_open }) => files_open > 0) === true;
  if (hasOpen !== isWatched) setWatched(hasOpen);
  const [show, showing] = useShowKeptMutation();
  const [asked, setAsked] = useState<Asked>(null);
  const [done, setDone] = useState<Done>(null);
  const titleOf = ({ graphic_title }: KeptVariant) => graphic_title || t('untitled');

  const showAgain = async (what: 'graphic' | 'variant', variant: KeptVariant) => {
    const id = what === 'graphic' ? variant.graphic_id : variant.variant_id;
    const answer = await show({ what, id, body: { public: true } });
    setDone(
      'error' in answer
        ? null
        : { text: t('graphics.shownNow', { title: titleOf(variant) }), isRound: false },
    );
  };
  const actions = (variant: KeptVariant) => {
    const title = titleOf(variant);
    const isHidden = variant.variant_hidden !== null || variant.graphic_hidden !== null;
    const hiding = isHidden ? 'change' : 'hide';
    return (
      <>
        {mayHide && variant.graphic_hidden ? (
          <Button
            aria-label={t('graphics.showGraphicOf', { title })}
            onPress={() => void showAgain('graphic', variant)}
          >
            {t('graphics.showGraphic')}
          </Button>
        ) : null}
        {mayHide && variant.variant_hidden ? (
          <Button
            aria-label={t('graphics.showVariantOf', { title })}
            onPress={() => void showAgain('variant', variant)}
          >
            {t('graphics.showVariant')}
          </Button>
        ) : null}
        {mayHide ? (
          <Button
            aria-label={t(`graphics.${hiding}Of`, { title })}
            onPress={() => setAsked({ what: 'hide', variant })}
          >
            {t(`graphics.${hiding}`)}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button
            aria-label={t('graphics.renderOf', { title })}
            onPress={() => setAsked({ what: 'render', variant })}
          >
            {t('graphics.render')}
          </Button>
        ) : null}
      </>
    );
  };
  return (
    <>
      <PageHead title={t('graphics.title')} lead={t('graphics.lead')} canChange />
      <FailureAlert failure={showing.error} />
      {done ? (
        <Alert
          kind="success"
          isAnnounced
          {...(done.isRound
            ? { actions: <ButtonLink href="/admin/rounds">{t('graphics.renderProgress')}</ButtonLink> }
            : {})}
        >
          {done.text}
        </Alert>
      ) : null}
      <AdminTable
        label={t('graphics.title')}
        columns={useColumns()}
        rows={rows}
        rowId={({ variant_id }) => String(variant_id)}
        query={query}
        order="server"
        emptyText={t('graphics.none')}
        fileName={t('graphics.file')}
        searchLabel={t('graphics.search')}
        filters={
          <FilterSelect
            name="shown"
            label={t('graphics.shown')}
            options={SHOWN_STATES.map((id) => ({ id, label: t(`graphics.states.${id}`) }))}
          />
        }
        actions={mayHide || mayEdit ? actions : undefined}
      />
      {asked?.what === 'hide' ? (
        <HidePartDialog
          variant={asked.variant}
          onDone={() =>
            setDone({ text: t('graphics.hiddenNow', { title: titleOf(asked.variant) }), isRound: false })
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.what === 'render' ? (
        <RenderDialog
          variant={asked.variant}
          onDone={() =>
            setDone({ text: t('graphics.renderStarted', { title: titleOf(asked.variant) }), isRound: true })
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function useColumns(): readonly AdminColumn<KeptVariant>[] {
  const { t } = useTranslation('admin');
  const { momentText } = useMoments();
  const hiddenOf = ({ graphic_hidden, variant_hidden }: KeptVariant) => graphic_hidden ?? variant_hidden;
  const stateOf = ({ graphic_hidden, variant_hidden, graphic_visibility: visibility }: KeptVariant) =>
    [
      ...(graphic_hidden ? [t('graphics.graphicHidden')] : []),
      ...(variant_hidden ? [t('graphics.variantHidden')] : []),
      ...(visibility === 'all' ? [] : [t(`graphics.seen.${visibility}`)]),
    ].join(', ') || t('graphics.states.shown');
  const toneOf = (variant: KeptVariant) =>
    hiddenOf(variant) ? 'warning' : variant.graphic_visibility === 'all' ? 'success' : 'neutral';
  const filesOf = ({ files_open, files_failed, files_done }: KeptVariant) =>
    [
      ...(files_failed > 0 ? [t('graphics.filesFailed', { count: files_failed })] : []),
      ...(files_open > 0 ? [t('graphics.filesOpen', { count: files_open })] : []),
      t('graphics.filesDone', { count: files_done }),
    ].join(', ');
  const columns: readonly AdminColumn<KeptVariant>[] = [
    {
      id: 'graphic',
      title: t('graphics.graphic'),
      value: ({ graphic_title }) => graphic_title || t('untitled'),
      show: ({ graphic_id, variant_id, graphic_title, system }) => (
        <Link href={`/catalogue/${graphic_id}/variant/${variant_id}`}>
          <span lang={graphic_title ? languageOfSystem(system) : undefined}>
            {graphic_title || t('untitled')}
          </span>
        </Link>
      ),
    },
    {
      id: 'variant',
      title: t('graphics.variant'),
      value: ({ variant_title }) => variant_title || t('untitled'),
      show: ({ variant_title, system }) => (
        <span lang={variant_title ? languageOfSystem(system) : undefined}>
          {variant_title || t('untitled')}
        </span>
      ),
    },
    { id: 'author', title: t('graphics.author'), value: ({ author }) => author || '–' },
    {
      id: 'shown',
      title: t('graphics.shown'),
      value: stateOf,
      show: (variant) => (
        <>
          <Badge tone={toneOf(variant)}>{stateOf(variant)}</Badge> {hiddenOf(variant)?.reason}
        </>
      ),
    },
    {
      id: 'reason',
      title: t('graphics.reason'),
      value: (variant) => hiddenOf(variant)?.reason || '–',
      isLong: true,
      // It stands beside the state, too; a file has it in a column of its own once that is chosen.
      isMinor: true,
    },
    {
      id: 'since',
      title: t('graphics.since'),
      value: (variant) => hiddenOf(variant)?.since ?? '',
      show: (variant) => {
        const since = hiddenOf(variant)?.since;
        return since ? momentText(since) : '–';
      },
      isMinor: true,
    },
    { id: 'by', title: t('graphics.by'), value: (variant) => hiddenOf(variant)?.by ?? '–', isMinor: true },
    { id: 'versions', title: t('graphics.versions'), value: ({ versions }) => versions, isNumber: true },
    {
      id: 'files',
      title: t('graphics.files'),
      value: filesOf,
      show: (variant) => (
        <Badge tone={variant.files_failed > 0 ? 'danger' : variant.files_open > 0 ? 'accent' : 'neutral'}>
          {filesOf(variant)}
        </Badge>
      ),
    },
    momentColumn('created_at', t('graphics.created'), ({ created_at }) => created_at, { isMinor: true }),
  ];
  // The server knows one order: what is newest first.
  return columns.map((column) => ({ ...column, canSort: false }));
}
