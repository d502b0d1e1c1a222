import { type BrailleSystem, USUAL_SYSTEMS } from '@tastwerk/editor-core/braille';
import { useSystemNames } from '@tastwerk/editor-react/system-names';
import { Checkbox, RadioGroup, TextButton } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './catalogue-filters.module.css';
import { categoryText } from './category-text.js';
import { filterOf, tagsOf, withoutFilters, withParameter } from './filter-in-url.js';
import { useFacets } from './use-facets.js';

/** Tags that are shown before all are asked for. */
const FIRST_TAGS = 12;

const FORMATS = ['a4', 'a3'] as const;

interface CountedProps {
  readonly text: string;
  /** Graphics that it would leave, undefined where that is not known. */
  readonly count: number | undefined;
}

/** A choice with the number of graphics that it would leave. */
function Counted({ text, count }: CountedProps) {
  const { t } = useTranslation('catalogue');
  return (
    <span className={styles.counted}>
      <span className={styles.text}>{text}</span>
      {count === undefined ? null : (
        <span className={styles.count} aria-label={t('count', { count })} role="img">
          {t('filter.figure', { figure: count })}
        </span>
      )}
    </span>
  );
}

/** Narrows the catalogue by paper, braille system, category and tags, with how many graphics each leaves; the choice stands in the address. */
export function CatalogueFilters() {
  const { t } = useTranslation('catalogue');
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const { formats, systems, categories, tags } = useFacets(filter);
  const { format, system, category } = filter;
  const offeredSystems = [
    ...new Set<BrailleSystem>([...USUAL_SYSTEMS, ...(systems?.keys() ?? []), ...(system ? [system] : [])]),
  ];
  const systemName = useSystemNames(offeredSystems);
  // A chosen one that nothing has any more still has to be there.
  const offered =
    category === undefined || categories.some((one) => one.category === category)
      ? categories
      : [...categories, { category, count: 0 }];
  const chosen = tagsOf(filter);
  const set = (name: 'format' | 'system' | 'category' | 'tags', value: string) =>
    setParameters(withParameter(parameters, name, value), { preventScrollReset: true });
  const toggle = (id: number, isChosen: boolean) =>
    set('tags', (isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)).join(','));
  return (
    <div className={styles.filters}>
      <RadioGroup
        label={t('filter.format')}
        value={format ?? 'all'}
        onChange={(id) => set('format', id === 'all' ? '' : id)}
        options={[
          { id: 'all', label: t('filter.all') },
          ...FORMATS.map((id) => ({
            id,
            label: <Counted text={id.toUpperCase()} count={formats && (formats.get(id) ?? 0)} />,
          })),
        ]}
      />
      <RadioGroup
        label={t('filter.system')}
        value={system ?? 'all'}
        onChange={(id) => set('system', id === 'all' ? '' : id)}
        options={[
          { id: 'all', label: t('filter.all') },
          ...offeredSystems.map((id) => ({
            id,
            label: <Counted text={systemName(id)} count={systems && (systems.get(id) ?? 0)} />,
          })),
        ]}
      />
      {offered.length > 0 ? (
        <RadioGroup
          label={t('filter.category')}
          value={category ?? ''}
          onChange={(id) => set('category', id)}
          options={[
            { id: '', label: t('filter.all') },
            ...offered.map((one) => ({
              id: one.category,
              label: <Counted text={categoryText(t, one.category)} count={one.count} />,
            })),
          ]}
        />
      ) : null}
      {tags.length > 0 ? <TagChoice tags={tags} chosen={chosen} onToggle={toggle} /> : null}
      {(format ?? system ?? category ?? filter.tags) ? (
        <TextButton
          onPress={() => setParameters(withoutFilters(parameters, ['search']), { preventScrollReset: true })}
        >
          {t('filter.clear')}
        </TextButton>
      ) : null}
    </div>
  );
}

interface TagChoiceProps {
  readonly tags: readonly { readonly id: number; readonly name: string; readonly count?: number }[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number, isChosen: boolean) => void;
}

/** The tags to tick: those that are chosen and the most frequent ones first, all of them on demand. */
function TagChoice({ tags, chosen, onToggle }: TagChoiceProps) {
  const { t } = useTranslation('catalogue');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tags : tags.filter(({ id }, index) => index < FIRST_TAGS || chosen.includes(id));
  return (
    <fieldset className={styles.tags}>
      <legend>{t('filter.tags')}</legend>
      {shown.map(({ id, name, count }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isChosen) => onToggle(id, isChosen)}>
          <Counted text={name} count={count} />
        </Checkbox>
      ))}
      {tags.length > FIRST_TAGS ? (
        <TextButton aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {t(isWhole ? 'filter.fewerTags' : 'filter.moreTags')}
        </TextButton>
      ) : null}
    </fieldset>
  );
}
