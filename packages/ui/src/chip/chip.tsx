import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './chip.module.css';

/** Props of `Chip`. */
export interface ChipProps {
  readonly label: string;
  /** What a press does, spoken before the label: "Remove filter:". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that is set, and a press takes away, such as a filter. */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <Button className={classNames(styles.chip)} aria-label={`${removeLabel} ${label}`} onPress={onRemove}>
      <span className={styles.label}>{label}</span>
      <X aria-hidden="true" />
    </Button>
  );
}
