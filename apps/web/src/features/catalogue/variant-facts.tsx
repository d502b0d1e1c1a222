import { useSystemNames } from '@tastwerk/editor-react/system-names';
import { useMoments } from '@tastwerk/ui';
import { tagName, type Variant } from '@tastwerk/contracts';
import { useLanguage } from '../../i18n/use-language.js';
import { categoryText } from './category-text.js';
import { useTranslation } from 'react-i18next';
import { useTagsQuery } from './catalogue-api.js';
import styles from './variant-facts.module.css';

interface VariantFactsProps {
  readonly variant: Variant;
  /** Who made it; left out where nobody is known by a name. */
  readonly authors?: string;
  /** How many versions there are; left out while that is not known. */
  readonly versions?: number;
}

/** What one wants to know of a variant before printing it. */
export function VariantFacts({ variant, authors = '', versions = 0 }: VariantFactsProps) {
  const { t } = useTranslation('catalogue');
  const systemName = useSystemNames([variant.system]);
  const { momentText } = useMoments();
  const { data: tags } = useTagsQuery();
  const language = useLanguage();
  const names = (tags ?? [])
    .filter(({ tag_id }) => variant.tags.includes(tag_id))
    .map((tag) => tagName(tag, language));
  const orientation = t(variant.graphic_landscape ? 'facts.landscape' : 'facts.portrait');
  const moment = momentText(variant.current_version.created_at);
  const facts = [
    ['format', `${variant.graphic_format.toUpperCase()}, ${orientation}`],
    ['pages', t('pages', { count: variant.graphic_no_of_pages })],
    ['braillePages', t('pages', { count: variant.braille_no_of_pages })],
    ['system', systemName(variant.system)],
    ['category', variant.category === null ? '' : categoryText(t, variant.category)],
    ['tags', names.join(', ')],
    ['authors', authors],
    ['date', versions > 0 ? t('facts.version', { number: versions, moment }) : moment],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
