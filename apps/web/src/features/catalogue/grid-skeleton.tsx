import { Skeleton } from '@tastwerk/ui';
import styles from './catalogue-page.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The grid while the first answer is on its way. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.placeholder}>
          <Skeleton shape="block" height="auto" />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}
