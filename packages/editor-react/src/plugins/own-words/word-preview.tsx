import { collectBrailleTexts, type Cell } from '@tastwerk/editor-core/braille';
import { brailleRequestOf, lettersOf, type OwnWord, OwnWords } from '@tastwerk/editor-core/own-words';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from '../../parts/braille-cells.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './own-words.module.css';

/** Texts of the draft that are shown as examples, and the longest of them in characters. */
const MOST_EXAMPLES = 2;
const LONGEST_EXAMPLE = 40;

/** Cells that a row of the preview has room for. */
const CELLS_SHOWN = 24;

/** A text as the table writes it, and as it is written with the word; null where it has no braille. */
interface Example {
  readonly text: string;
  readonly before: readonly Cell[] | null;
  readonly after: readonly Cell[] | null;
}

/** The word itself, and texts of the draft that have it, in cells without the word and with it. */
function useExamples(word: OwnWord): readonly Example[] {
  const { ports } = useEditor();
  const { kinds } = useEditorStore();
  const document = useEditorState(documentOf);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const texts = useMemo(() => {
    const finder = new OwnWords([word], word.system);
    const ofDraft = collectBrailleTexts(kinds, document).filter(
      ({ text }) => text.length <= LONGEST_EXAMPLE && finder.in(text).length > 0,
    );
    const letters = lettersOf(word);
    return [...new Set([letters, ...ofDraft.map(({ text }) => text)])].slice(0, MOST_EXAMPLES + 1);
  }, [kinds, document, word]);
  useEffect(() => {
    let isCurrent = true;
    const { system } = word;
    const requests = texts.flatMap((text) => [
      { text, system },
      brailleRequestOf({ system, ownWords: [{ ...word, places: ['whole', ...word.places] }] }, text),
    ]);
    void ports.translate.translate(requests).then((results) => {
      if (!isCurrent) return;
      const cellsAt = (at: number) => {
        const result = results[at];
        return result?.ok ? result.value.cells : null;
      };
      setExamples(texts.map((text, at) => ({ text, before: cellsAt(2 * at), after: cellsAt(2 * at + 1) })));
    });
    return () => {
      isCurrent = false;
    };
  }, [ports.translate, texts, word]);
  return examples;
}

/** Shows how the word, the same object as long as it is the same word, is written by the table and with its entry, alone and in texts of the draft. */
export function WordPreview({ word }: { readonly word: OwnWord }) {
  const { t } = useTranslation('ownWords');
  const examples = useExamples(word);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <h4>{t('preview.title')}</h4>
      {examples.map(({ text, before, after }) => (
        <div key={text} className={styles.example}>
          <span>{text}</span>
          {(['before', 'after'] as const).map((which) => {
            const cells = which === 'before' ? before : after;
            return cells === null ? null : (
              <div key={which}>
                <span className={styles.note}>{t(`preview.${which}`)}</span>
                {cells.length === 0 ? (
                  <p>{t('preview.nothing')}</p>
                ) : (
                  <BrailleCells
                    label={t(`preview.${which}`)}
                    rows={[cells]}
                    system={word.system}
                    cellsPerRow={CELLS_SHOWN}
                  />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}
