import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import type { HeightShares } from './relief-messages.js';
import type { PreviewMode } from './preview-mode.js';

const HEIGHTS = ['full', 'half', 'flat'] as const;

function percent(share: number, language: string): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

interface HeightLegendProps {
  readonly mode: PreviewMode;
  readonly shares: HeightShares | null;
}

/** Which heights a preview shows, each as a step seen from the side with its name, and how much of the sheet stands there. */
export function HeightLegend({ mode, shares }: HeightLegendProps) {
  const { t, i18n } = useTranslation('preview');
  const shareOf = { full: shares?.full, half: shares?.half, flat: shares && 1 - shares.full - shares.half };
  const heights = mode === 'embossed' ? (['full', 'flat'] as const) : HEIGHTS;
  return (
    <section className={styles.legend} aria-label={t('legend.title')}>
      <h3 className={styles.legendTitle}>{t('legend.title')}</h3>
      <dl className={styles.heights}>
        {heights.map((height) => (
          <div key={height} className={styles.height}>
            <dt>
              <span
                className={styles.step}
                data-height={height}
                data-shaded={mode !== 'black' || undefined}
              />
              {t(mode === 'embossed' && height === 'full' ? 'legend.dot' : `legend.${height}`)}
            </dt>
            <dd>
              {shareOf[height] === undefined || shareOf[height] === null
                ? t('legend.unknown')
                : percent(shareOf[height], i18n.language)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
