import { LIMITS } from '@tastwerk/editor-core';
import { cellsToUnicode } from '@tastwerk/editor-core/braille';
import {
  brailleRequestOf,
  lettersOf,
  mergedOwnWords,
  type OwnWord,
  type OwnWordFile,
  readOwnWords,
  writeTable,
  writeWordList,
} from '@tastwerk/editor-core/own-words';
import { Alert, Button, FileButton, Menu, saveBlob } from '@tastwerk/ui';
import { Download, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './own-words.module.css';

const ICON_PX = 16;

/** Files of own words: word lists, and tables of liblouis. */
const ACCEPTED = ['.txt', '.tsv', '.csv', '.ctb', '.utb', '.uti', '.cti', '.tbl'] as const;

/** The largest file that is read, in bytes: a full list has 200 KB. */
const MOST_BYTES = 2_000_000;

/** Lines that could not be taken and are shown. */
const MOST_REFUSED = 10;

/** The text of a file; older word lists are not in UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface WordFilesProps {
  readonly words: readonly OwnWord[];
  readonly canEdit: boolean;
  /** Sets the words of the list; `sentence` says what was done. */
  readonly onRead: (words: readonly OwnWord[], sentence: string) => Promise<boolean>;
  readonly onProblem: (sentence: string | null) => void;
}

/** Takes words from a file, and saves those of the list as one. */
export function WordFiles({ words, canEdit, onRead, onProblem }: WordFilesProps) {
  const { t } = useTranslation('ownWords');
  const { ports } = useEditor();
  const system = useEditorState((state) => documentOf(state).system);
  const [refused, setRefused] = useState<OwnWordFile['refused']>([]);

  const read = async (file: File) => {
    setRefused([]);
    if (file.size > MOST_BYTES) return onProblem(t('files.tooLarge'));
    const found = readOwnWords(await textOf(file), system);
    setRefused(found.refused);
    if (found.words.length === 0) return onProblem(t('files.nothing', { name: file.name }));
    const all = mergedOwnWords(found.words, words);
    if (all.length > LIMITS.ownWords) return onProblem(t('files.tooMany', { count: LIMITS.ownWords }));
    await onRead(all, t('files.taken', { count: found.words.length, name: file.name }));
  };

  const save = async (format: string) => {
    const name = t('files.name');
    if (format === 'list')
      return saveBlob(new Blob([writeWordList(words)], { type: 'text/plain' }), `${name}.txt`);
    const divided = words.filter(({ braille }) => braille === null);
    const results = await ports.translate.translate(
      divided.map((word) =>
        brailleRequestOf(
          { system: word.system, ownWords: [{ ...word, places: ['whole'] }] },
          lettersOf(word),
        ),
      ),
    );
    const cells = new Map(
      divided.map((word, at) => {
        const result = results[at];
        return [word, result?.ok ? cellsToUnicode(result.value.cells) : undefined];
      }),
    );
    saveBlob(new Blob([writeTable(words, (word) => cells.get(word))], { type: 'text/plain' }), `${name}.ctb`);
  };

  return (
    <>
      {canEdit ? (
        <FileButton accept={ACCEPTED} icon={<FolderOpen size={ICON_PX} />} onFile={(file) => void read(file)}>
          {t('files.read')}
        </FileButton>
      ) : null}
      {words.length === 0 ? null : (
        <Menu
          label={t('files.save')}
          trigger={<Button icon={<Download size={ICON_PX} />}>{t('files.save')}</Button>}
          items={[
            { id: 'list', label: t('files.list') },
            { id: 'table', label: t('files.table') },
          ]}
          onAction={(format) => void save(format)}
        />
      )}
      {refused.length === 0 ? null : (
        <div className={styles.wide}>
          <Alert kind="warning" title={t('files.refused', { count: refused.length })} isAnnounced>
            <ul>
              {refused.slice(0, MOST_REFUSED).map(({ line, text, code }) => (
                <li key={line}>{t(`files.codes.${code}`, { line, text })}</li>
              ))}
            </ul>
            {refused.length > MOST_REFUSED ? (
              <p>{t('files.moreRefused', { count: refused.length - MOST_REFUSED })}</p>
            ) : null}
          </Alert>
        </div>
      )}
    </>
  );
}
