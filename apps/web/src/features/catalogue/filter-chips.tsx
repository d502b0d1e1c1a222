import { Chip, TextButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTagsQuery } from './catalogue-api.js';
import styles from './filter-chips.module.css';
import { filterOf, tagsOf, withParameter } from './filter-in-url.js';

/** What narrows the catalogue, each part to be taken away by itself, or all at once; nothing where nothing does. */
export function FilterChips() {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const { data: tags } = useTagsQuery();
  const filter = filterOf(parameters);
  const without = (name: 'search' | 'format' | 'system') => () =>
    setParameters(withParameter(parameters, name, ''), { preventScrollReset: true });
  const chosen = tagsOf(filter);
  const chips = [
    ...(filter.search
      ? [{ id: 'search', label: t('filter.term', { terms: filter.search }), remove: without('search') }]
      : []),
    ...(filter.format
      ? [{ id: 'format', label: filter.format.toUpperCase(), remove: without('format') }]
      : []),
    ...(filter.system
      ? [
          {
            id: 'system',
            label: t(`system.${filter.system.replace(':', '_')}`),
            remove: without('system'),
          },
        ]
      : []),
    ...chosen.map((id) => ({
      id: `tag-${id}`,
      // A tag that is not in the list, such as one of an old link, still has to be taken away.
      label: tags?.find(({ tag_id }) => tag_id === id)?.name ?? t('filter.unknownTag'),
      remove: () =>
        setParameters(withParameter(parameters, 'tags', chosen.filter((one) => one !== id).join(',')), {
          preventScrollReset: true,
        }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {chips.map(({ id, label, remove }) => (
        <li key={id}>
          <Chip label={label} removeLabel={t('filter.remove')} onRemove={remove} />
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <TextButton onPress={() => setParameters({}, { preventScrollReset: true })}>
            {t('filter.clearAll')}
          </TextButton>
        </li>
      ) : null}
    </ul>
  );
}
