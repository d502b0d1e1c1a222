import type { Variant } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/language.js';
import { useTagsQuery } from './catalogue-api.js';
import styles from './variant-facts.module.css';

/** What one wants to know of a variant before printing it. */
export function VariantFacts({ variant }: { readonly variant: Variant }) {
  const { t, i18n } = useTranslation('catalogue');
  const { data: tags } = useTagsQuery();
  const names = (tags ?? []).filter(({ tag_id }) => variant.tags.includes(tag_id)).map(({ name }) => name);
  const orientation = t(variant.graphic_landscape ? 'facts.landscape' : 'facts.portrait');
  const facts = [
    ['format', `${variant.graphic_format.toUpperCase()}, ${orientation}`],
    ['pages', t('pages', { count: variant.graphic_no_of_pages })],
    ['braillePages', t('pages', { count: variant.braille_no_of_pages })],
    ['system', t(`system.${variant.system.replace(':', '_')}`)],
    [
      'date',
      new Date(variant.current_version.created_at).toLocaleDateString(localeOf(i18n.language), {
        dateStyle: 'long',
      }),
    ],
    ['tags', names.join(', ')],
    ['licence', 'CC BY-SA 4.0'],
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
