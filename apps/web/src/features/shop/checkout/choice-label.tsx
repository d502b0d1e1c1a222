import styles from './choice-label.module.css';

interface ChoiceLabelProps {
  readonly title: string;
  /** What else is to be said about the choice, a line each. */
  readonly lines: readonly string[];
}

/** The words of a choice that is more than one line. */
export function ChoiceLabel({ title, lines }: ChoiceLabelProps) {
  return (
    <span className={styles.label}>
      <span className={styles.title}>{title}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
