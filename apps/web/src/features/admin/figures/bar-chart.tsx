import { useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './figures.module.css';

/** Size of a chart in its own units. */
const WIDTH = 300;
const HEIGHT = 72;
const GAP = 1;

interface BarChartProps {
  readonly title: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

/** How something went day by day, as bars and, for whoever wants figures, as a table. */
export function BarChart({ title, days }: BarChartProps) {
  const { t } = useTranslation('admin');
  const { dayText } = useMoments();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = WIDTH / Math.max(1, days.length);
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        <span className={styles.sum}>{t('start.inPeriod', { count: sum })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('start.chart', { title, count: sum, most: sum === 0 ? 0 : most })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => {
          const height = (count / most) * (HEIGHT - 2);
          return (
            <rect
              key={day}
              x={index * width}
              y={HEIGHT - Math.max(height, count > 0 ? 2 : 0.5)}
              width={Math.max(width - GAP, 0.5)}
              height={Math.max(height, count > 0 ? 2 : 0.5)}
            />
          );
        })}
      </svg>
      <details>
        <summary>{t('start.asTable')}</summary>
        <div className={styles.days} role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('start.day')}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, count }) => (
                <tr key={day}>
                  <td>{dayText(day)}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
