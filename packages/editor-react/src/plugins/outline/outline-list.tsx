import { TextButton } from '@tastwerk/ui';
import { TriangleAlert } from 'lucide-react';
import type { OutlineItem } from './page-outline.js';
import styles from './outline.module.css';

const ICON_PX = 14;

interface OutlineListProps {
  readonly items: readonly OutlineItem[];
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (uuid: string) => void;
}

/** Sentences of the proof, marked as such. */
export function FindingLines({ findings }: { readonly findings: readonly string[] }) {
  return findings.map((finding) => (
    <p key={finding} className={styles.finding}>
      <TriangleAlert size={ICON_PX} aria-hidden="true" />
      {finding}
    </p>
  ));
}

/** Objects in reading order, each a button that selects it, with what it holds below. */
export function OutlineList({ items, selected, onChoose }: OutlineListProps) {
  return (
    <ol className={styles.list}>
      {items.map(({ uuid, name, details, text, findings, members }) => (
        <li key={uuid} className={styles.item} data-selected={selected.has(uuid) || undefined}>
          <TextButton
            onPress={() => onChoose(uuid)}
            {...(selected.has(uuid) ? { 'aria-current': true } : {})}
          >
            {name}
          </TextButton>
          <p className={styles.details}>{details}</p>
          {text === null ? null : <p className={styles.text}>{text}</p>}
          <FindingLines findings={findings} />
          {members.length > 0 ? (
            <OutlineList items={members} selected={selected} onChoose={onChoose} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
