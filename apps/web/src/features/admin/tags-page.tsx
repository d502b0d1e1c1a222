import type { CountedTag } from '@tastwerk/contracts';
import { Button, EmptyState, SearchField, Skeleton } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.js';
import { useSession } from '../../session/use-session.js';
import { useAllTagsQuery } from './admin-api.js';
import { RetryAlert } from '../../shell/retry-alert.js';
import styles from './admin-area.module.css';
import { MergeTagDialog, RenameTagDialog } from './tag-dialogs.js';

/** Tags of one answer. */
const TAGS_PAGE = 300;

/** The tags of the catalogue, to be renamed, and to be merged where two mean the same. */
export function TagsPage() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const [asked, setAsked] = useState<{ readonly what: 'rename' | 'merge'; readonly tag: CountedTag }>();
  const query = useAllTagsQuery({ search: search.trim(), limit: TAGS_PAGE, offset });
  const { data: tags = [], error, isLoading } = query;
  const canEdit = user?.user_rights.can_edit_admin === true;
  const close = () => setAsked(undefined);
  return (
    <>
      <h1>{t('admin.tags.title')}</h1>
      <p className={styles.lead}>{t('admin.tags.lead')}</p>
      <div className={styles.filter}>
        <SearchField
          label={t('admin.tags.search')}
          placeholder={t('admin.tags.search')}
          value={search}
          onChange={(next) => {
            setOffset(0);
            setSearch(next);
          }}
        />
      </div>
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void query.refetch()} /> : null}
      {isLoading ? <Skeleton height="8rem" shape="block" /> : null}
      {query.isSuccess && tags.length === 0 ? (
        <EmptyState title={t('admin.tags.none')} headingLevel={2} />
      ) : null}
      {tags.length > 0 ? (
        <div className={styles.scroll} role="region" aria-label={t('admin.tags.title')} tabIndex={0}>
          <table className={`${styles.table ?? ''} ${styles.narrow ?? ''}`}>
            <thead>
              <tr>
                <th scope="col">{t('admin.tags.name')}</th>
                <th scope="col">{t('admin.tags.count')}</th>
                <th scope="col">{t('admin.tags.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {tags.map((tag) => (
                <tr key={tag.tag_id}>
                  <td className={styles.name}>{tag.name}</td>
                  <td className={styles.number}>{tag.count}</td>
                  <td>
                    {canEdit ? (
                      <span className={styles.row}>
                        {(['rename', 'merge'] as const).map((what) => (
                          <Button
                            key={what}
                            aria-label={t(`admin.tags.${what}Of`, { name: tag.name })}
                            onPress={() => setAsked({ what, tag })}
                          >
                            {t(`admin.tags.${what}`)}
                          </Button>
                        ))}
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {offset > 0 || tags.length === TAGS_PAGE ? (
        <div className={styles.row}>
          <Button isDisabled={offset === 0} onPress={() => setOffset(offset - TAGS_PAGE)}>
            {t('admin.tags.previous')}
          </Button>
          <Button isDisabled={tags.length < TAGS_PAGE} onPress={() => setOffset(offset + TAGS_PAGE)}>
            {t('admin.tags.next')}
          </Button>
        </div>
      ) : null}
      {asked?.what === 'rename' ? <RenameTagDialog tag={asked.tag} onClose={close} /> : null}
      {asked?.what === 'merge' ? <MergeTagDialog tag={asked.tag} onClose={close} /> : null}
    </>
  );
}
