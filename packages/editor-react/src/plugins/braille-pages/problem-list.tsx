import type { Document } from '@tastwerk/editor-core';
import type { LabelFailure, PrintRange } from '@tastwerk/editor-core/braille';
import { Alert, TextButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../../parts/issue-sentence.js';
import { placeOf } from '../../parts/issue-text.js';
import styles from './braille-view.module.css';
import { keyOfPath } from '../../parts/print-texts.js';
import type { Unwritten } from './unwritten.js';

/** Problems named one by one; a text in the wrong script would otherwise fill the page. */
const MOST_SHOWN = 20;

interface ProblemListProps {
  readonly document: Document;
  /** Paragraphs of the braille pages without braille. */
  readonly unwritten: readonly Unwritten[];
  /** Labels of the drawing without braille. */
  readonly labels: readonly LabelFailure[];
  readonly onShowPrint: (range: PrintRange) => void;
  readonly onShowLabel: (uuid: string) => void;
}

/** The code point of a character as Unicode writes it, such as "U+6F22". */
function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Says what has no braille, why, and where; each leads to its place. */
export function ProblemList({ document, unwritten, labels, onShowPrint, onShowLabel }: ProblemListProps) {
  const { t } = useTranslation('braille');
  const { t: tEditor } = useTranslation('editor');
  const count = unwritten.length + labels.length;
  if (count === 0) return null;
  const all = [...unwritten.map(({ failure }) => failure), ...labels.map(({ failure }) => failure)];
  if (all.every(({ code }) => code === 'BRAILLE_UNAVAILABLE')) {
    return <Alert kind="warning">{t('problems.unavailable')}</Alert>;
  }
  const reason = ({ code, character }: (typeof all)[number]) => {
    const sentence = issueSentence({ code, params: { character: character ?? '' } }, t);
    return character === undefined ? sentence : `${sentence} (${codePointOf(character)})`;
  };
  return (
    <Alert kind="warning" title={t('problems.title', { count })}>
      <ul className={styles.problems}>
        {unwritten.slice(0, MOST_SHOWN).map(({ failure, range, line }) => (
          <li key={`${keyOfPath(range.path)}:${range.start}`}>
            <strong>{t('problems.place', { field: placeOf(range, document, tEditor), line })}:</strong>{' '}
            {reason(failure)} <TextButton onPress={() => onShowPrint(range)}>{t('problems.show')}</TextButton>
          </li>
        ))}
        {labels.slice(0, MOST_SHOWN).map(({ uuid, path, text, failure }) => (
          <li key={`${keyOfPath(path)}:${text}:${failure.character ?? ''}`}>
            <strong>{placeOf({ path }, document, tEditor)}:</strong> {reason(failure)}{' '}
            {uuid === null ? null : (
              <TextButton onPress={() => onShowLabel(uuid)}>{t('problems.show')}</TextButton>
            )}
          </li>
        ))}
      </ul>
      <p>{t('problems.help')}</p>
    </Alert>
  );
}
