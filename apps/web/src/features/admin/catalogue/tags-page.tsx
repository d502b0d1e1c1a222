import { type CountedTag, TAG_SORTS } from '@tastwerk/contracts';
import { Button } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../page-head.js';
import { AdminTable } from '../table/admin-table.js';
import type { AdminColumn } from '../table/column.js';
import { useTableUrl } from '../table/use-table-url.js';
import { useMayEdit } from '../use-may-edit.js';
import { useAllTagsInfiniteQuery } from './catalogue-care-api.js';
import { MergeTagDialog, RenameTagDialog } from './tag-dialogs.js';

/** The tags of the catalogue, to be renamed, and to be merged where two mean the same. */
export function TagsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const { search, sort } = useTableUrl();
  const by = TAG_SORTS.find((one) => one === sort?.id);
  const query = useAllTagsInfiniteQuery({
    search,
    ...(by ? { sort: by, direction: sort?.isDescending ? ('desc' as const) : ('asc' as const) } : {}),
  });
  const [asked, setAsked] = useState<{ readonly what: 'rename' | 'merge'; readonly tag: CountedTag }>();
  const close = () => setAsked(undefined);
  const columns: readonly AdminColumn<CountedTag>[] = [
    { id: 'name', title: t('tags.name'), value: ({ name }) => name },
    { id: 'count', title: t('tags.count'), value: ({ count }) => count, isNumber: true },
  ];
  return (
    <>
      <PageHead title={t('tags.title')} lead={t('tags.lead')} canChange />
      <AdminTable
        label={t('tags.title')}
        columns={columns}
        rows={query.data?.pages.flat()}
        rowId={({ tag_id }) => String(tag_id)}
        query={query}
        order="server"
        emptyText={t('tags.none')}
        fileName={t('tags.file')}
        searchLabel={t('tags.search')}
        actions={
          mayEdit
            ? (tag: CountedTag) =>
                (['rename', 'merge'] as const).map((what) => (
                  <Button
                    key={what}
                    aria-label={t(`tags.${what}Of`, { name: tag.name })}
                    onPress={() => setAsked({ what, tag })}
                  >
                    {t(`tags.${what}`)}
                  </Button>
                ))
            : undefined
        }
      />
      {asked?.what === 'rename' ? <RenameTagDialog tag={asked.tag} onClose={close} /> : null}
      {asked?.what === 'merge' ? <MergeTagDialog tag={asked.tag} onClose={close} /> : null}
    </>
  );
}
