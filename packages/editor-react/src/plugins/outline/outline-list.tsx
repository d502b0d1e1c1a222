import { Button, TextButton } from '@tastwerk/ui';
import { SquarePen, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OutlineItem } from './page-outline.js';
import styles from './outline.module.css';

const ICON_PX = 14;

interface OutlineListProps {
  readonly items: readonly OutlineItem[];
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (uuid: string) => void;
  /** Ids of the objects that a dialog edits. */
  readonly editable: ReadonlySet<string>;
  readonly onEdit: (uuid: string) => void;
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
export function OutlineList({ items, ...shared }: OutlineListProps) {
  const { t } = useTranslation('editor');
  const { selected, onChoose, editable, onEdit } = shared;
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
          {editable.has(uuid) ? (
            <Button
              icon={<SquarePen size={ICON_PX} />}
              aria-label={`${t('actions.editObject')} (${name})`}
              onPress={() => onEdit(uuid)}
            >
              {t('actions.editObject')}
            </Button>
          ) : null}
          {members.length > 0 ? <OutlineList items={members} {...shared} /> : null}
        </li>
      ))}
    </ol>
  );
}
