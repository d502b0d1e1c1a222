import { Button, EmptyState, SearchField, Select } from '@tastwerk/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSummary } from '../ports.js';
import { DraftCard } from './draft-card.js';
import styles from './editor-splash.module.css';
import { DRAFT_ORDERS, type DraftOrder, orderedDrafts } from './ordered-drafts.js';
import type { ChangedDraft } from './use-draft-changes.js';

/** From this many drafts on the list can be searched and ordered. */
const SEARCH_FROM = 5;

/** How many drafts are shown at first and come with each press for more. */
const PAGE = 60;

interface DraftListProps {
  readonly drafts: readonly DraftSummary[];
  /** Pictures that were made since the drafts were listed. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly titleOf: (draft: DraftSummary) => string;
  /** The draft that was changed last: it is shown and takes the focus. */
  readonly changed: ChangedDraft | undefined;
  readonly onOpen: (uuid: string) => void;
  readonly onRename: (draft: DraftSummary) => void;
  readonly onDuplicate: (draft: DraftSummary, picture: string | null) => void;
  readonly onDelete: (draft: DraftSummary) => void;
}

/** The drafts of this browser as cards, the last edited first; many of them can be searched and ordered. */
export function DraftList({
  drafts,
  pictures,
  titleOf,
  changed,
  onOpen,
  onRename,
  onDuplicate,
  onDelete,
}: DraftListProps) {
  const { t, i18n } = useTranslation('drafts');
  const { t: splash } = useTranslation('splash');
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<DraftOrder>('newest');
  const [most, setMost] = useState(PAGE);
  const shown = useMemo(
    () => orderedDrafts(drafts, { query, order, language: i18n.language }),
    [drafts, query, order, i18n.language],
  );
  const place = shown.findIndex(({ uuid }) => uuid === changed?.uuid);
  const isUpToDate = place >= 0 && shown[place]?.lastSaved === changed?.lastSaved;
  const changedCard = useRef<HTMLButtonElement>(null);
  const focused = useRef<ChangedDraft>(undefined);
  useEffect(() => {
    // Once for each change, and not before the card stands at its new place: moving it would take the focus away.
    if (!isUpToDate || focused.current === changed) return;
    focused.current = changed;
    changedCard.current?.focus();
  }, [changed, isUpToDate]);
  const visible = Math.max(most, place + 1);
  const total = drafts.length;
  if (total === 0) {
    return <EmptyState title={splash('empty')}>{splash('emptyHelp')}</EmptyState>;
  }

  return (
    <>
      {total >= SEARCH_FROM ? (
        <div className={styles.tools}>
          <SearchField
            label={t('list.search')}
            placeholder={t('list.search')}
            value={query}
            onChange={(text) => {
              setQuery(text);
              setMost(PAGE);
            }}
          />
          <Select
            label={t('list.sort')}
            options={DRAFT_ORDERS.map((id) => ({ id, label: t(`list.sorts.${id}`) }))}
            value={order}
            onChange={setOrder}
          />
          <p className={styles.count} role="status">
            {query.trim() === ''
              ? t('list.count', { count: total })
              : t('list.found', { count: shown.length, total })}
          </p>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          title={t('list.none')}
          actions={<Button onPress={() => setQuery('')}>{t('list.showAll')}</Button>}
        >
          {t('list.noneHelp', { query: query.trim() })}
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {shown.slice(0, visible).map((draft, index) => {
          const picture = draft.thumbnail ?? pictures.get(draft.uuid) ?? null;
          return (
            <DraftCard
              key={draft.uuid}
              draft={draft}
              picture={picture}
              title={titleOf(draft)}
              openRef={index === place ? changedCard : undefined}
              onOpen={() => onOpen(draft.uuid)}
              onRename={() => onRename(draft)}
              onDuplicate={() => onDuplicate(draft, picture)}
              onDelete={() => onDelete(draft)}
            />
          );
        })}
      </ul>
      {shown.length > visible ? (
        <Button onPress={() => setMost((count) => count + PAGE)}>{t('list.more')}</Button>
      ) : null}
    </>
  );
}
