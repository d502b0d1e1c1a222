import { type PageText, textParagraphs } from '@tastwerk/editor-core/braille';
import { useTranslation } from 'react-i18next';
import { SubHeading } from '../../page/part-heading.js';
import styles from './description-text.module.css';

/** A paragraph, a heading, or items that follow one another. */
type Block =
  | { readonly kind: 'text' | 'heading'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: string[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: string[] };

/** The mark of an item: a dash, or its number. */
const MARK = /^(?:[-\u2013]|(\d{1,3})[.)]) +/u;

/** The paragraphs with items gathered to lists; blank lines and numbers of pages in print are left out. */
function blocksOf(paragraphs: readonly PageText[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const { kind, text } of paragraphs) {
    if (text === '') continue;
    if (kind === 'print-page') continue;
    if (kind !== 'item') {
      blocks.push({ kind, text });
      continue;
    }
    const number = MARK.exec(text)?.[1];
    const item = text.replace(MARK, '');
    const last = blocks.at(-1);
    if (last?.kind === (number === undefined ? 'bullets' : 'numbers')) last.items.push(item);
    else if (number === undefined) blocks.push({ kind: 'bullets', items: [item] });
    else blocks.push({ kind: 'numbers', start: Number(number), items: [item] });
  }
  return blocks;
}

interface DescriptionTextProps {
  readonly text: string;
  /** The language that it is written in. */
  readonly language: string;
}

/** An image description with its paragraphs, headings and lists, as the braille pages have them. */
export function DescriptionText({ text, language }: DescriptionTextProps) {
  const { t } = useTranslation('catalogue');
  if (text.trim() === '') return <p>{t('dialog.noDescription')}</p>;
  return (
    <div className={styles.text} lang={language}>
      {blocksOf(textParagraphs(text, [])).map((block, index) => {
        if (!('items' in block))
          return block.kind === 'heading' ? (
            <SubHeading key={index}>{block.text}</SubHeading>
          ) : (
            <p key={index}>{block.text}</p>
          );
        const items = block.items.map((item, place) => <li key={place}>{item}</li>);
        if (block.kind === 'bullets') return <ul key={index}>{items}</ul>;
        return (
          <ol key={index} start={block.start}>
            {items}
          </ol>
        );
      })}
    </div>
  );
}
