import { classNames } from '../class-names.js';
import styles from './skeleton.module.css';

/** Props of `Skeleton`; sizes are CSS lengths. */
export interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'text' | 'block';
}

/** The place of something that is still loading; silent, so the list around it says that it is busy. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, ...(height ? { height } : {}) }}
    />
  );
}
