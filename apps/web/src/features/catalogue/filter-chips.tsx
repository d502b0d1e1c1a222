import { tagName } from '@tastwerk/contracts';
import { useSystemNames } from '@tastwerk/editor-react/system-names';
import { Chip, TextButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.js';
import { useTagsQuery } from './catalogue-api.js';
import { categoryText } from './category-text.js';
import styles from './filter-chips.module.css';
import { filterOf, tagsOf, withoutFilters, withParameter } from './filter-in-url.js';

/** What narrows the catalogue, each part to be taken away by itself, or all at once; nothing where nothing does. */
export function FilterChips() {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const { data: tags } = useTagsQuery();
  const language = useLanguage();
  const filter = filterOf(parameters);
  const nameOf = (id: number) => {
    const tag = tags?.find(({ tag_id }) => tag_id === id);
    return tag && tagName(tag, language);
  };
  const systemName = useSystemNames(filter.system ? [filter.system] : []);
  const without = (name: 'search' | 'category' | 'format' | 'system') => () =>
    setParameters(withParameter(parameters, name, ''), { preventScrollReset: true });
  const chosen = tagsOf(filter);
  const chips = [
    ...(filter.search
      ? [{ id: 'search', label: t('filter.term', { terms: filter.search }), remove: without('search') }]
      : []),
    ...(filter.category
      ? [{ id: 'category', label: categoryText(t, filter.category), remove: without('category') }]
      : []),
    ...(filter.format
      ? [{ id: 'format', label: filter.format.toUpperCase(), remove: without('format') }]
      : []),
    ...(filter.system
      ? [
          {
            id: 'system',
            label: systemName(filter.system),
            remove: without('system'),
          },
        ]
      : []),
    ...chosen.map((id) => ({
      id: `tag-${id}`,
      // A tag that is not in the list, such as one of an old link, still has to be taken away.
      label: nameOf(id) ?? t('filter.unknownTag'),
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
          <TextButton onPress={() => setParameters(withoutFilters(parameters), { preventScrollReset: true })}>
            {t('filter.clearAll')}
          </TextButton>
        </li>
      ) : null}
    </ul>
  );
}
