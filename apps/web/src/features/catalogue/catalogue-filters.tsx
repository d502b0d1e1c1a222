import { BRAILLE_SYSTEMS } from '@tastwerk/editor-core';
import { RadioGroup, TextButton, ToggleButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTagsQuery } from './catalogue-api.js';
import styles from './catalogue-filters.module.css';
import { filterOf, withParameter } from './filter-in-url.js';

/** Narrows the catalogue by paper, braille system and tags; the choice stands in the address. */
export function CatalogueFilters() {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const { data: tags } = useTagsQuery();
  const { search, format, system, tags: chosenText } = filterOf(parameters);
  const chosen = new Set(chosenText?.split(',').map(Number) ?? []);
  const set = (name: 'format' | 'system' | 'tags', value: string) =>
    setParameters(withParameter(parameters, name, value), { preventScrollReset: true });
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    set('tags', [...next].join(','));
  };
  return (
    <div className={styles.filters}>
      <RadioGroup
        label={t('filter.format')}
        value={format ?? 'all'}
        onChange={(id) => set('format', id === 'all' ? '' : id)}
        options={[
          { id: 'all', label: t('filter.all') },
          { id: 'a4', label: 'A4' },
          { id: 'a3', label: 'A3' },
        ]}
      />
      <RadioGroup
        label={t('filter.system')}
        value={system ?? 'all'}
        onChange={(id) => set('system', id === 'all' ? '' : id)}
        options={[
          { id: 'all', label: t('filter.all') },
          ...BRAILLE_SYSTEMS.map((id) => ({ id, label: t(`system.${id.replace(':', '_')}`) })),
        ]}
      />
      {tags && tags.length > 0 ? (
        <fieldset className={styles.tags}>
          <legend>{t('filter.tags')}</legend>
          {tags.map(({ tag_id, name }) => (
            <ToggleButton
              key={tag_id}
              label={name}
              isOutlined
              isSelected={chosen.has(tag_id)}
              onChange={(isChosen) => toggle(tag_id, isChosen)}
            />
          ))}
        </fieldset>
      ) : null}
      {(format ?? system ?? chosenText) ? (
        <TextButton onPress={() => setParameters(search ? { search } : {}, { preventScrollReset: true })}>
          {t('filter.clear')}
        </TextButton>
      ) : null}
    </div>
  );
}
