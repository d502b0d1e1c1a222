import { type Document, ok, type PageObject } from '@tastwerk/editor-core';
import { type BrailleLookup, cellsFromUnicode, isBraille } from '@tastwerk/editor-core/braille';
import { useMemo, useState } from 'react';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { usePageUrl } from '../../state/use-page-url.js';
import styles from './import-dialog.module.css';

/** Rows of braille are shown as they are. The braille of other labels is made when they are on the page. */
const CELLS_ALONE: BrailleLookup = {
  get: (text) =>
    isBraille(text)
      ? ok({ cells: cellsFromUnicode(text), sourceIndex: Array.from(text, (_, at) => at) })
      : undefined,
};

/** A document with `objects` alone on its only page. */
function documentWith(document: Document, objects: readonly PageObject[]): Document {
  return { ...document, pages: document.pages.slice(0, 1).map((page) => ({ ...page, objects })) };
}

interface PagePreviewProps {
  readonly objects: readonly PageObject[];
  /** What the picture is. */
  readonly label: string;
  /** Whether only what swells is shown. */
  readonly isRelief?: boolean;
}

/** A page of the draft's paper with `objects` alone. */
export function PagePreview({ objects, label, isRelief = false }: PagePreviewProps) {
  const store = useEditorStore();
  const [paper] = useState(() => documentOf(store.getState()));
  const shown = useMemo(() => documentWith(paper, objects), [paper, objects]);
  const url = usePageUrl(shown, 0, CELLS_ALONE, isRelief);
  return (
    <svg
      className={styles.preview}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.sheet} width={paper.width} height={paper.height} />
      {url === null ? null : <image href={url} width={paper.width} height={paper.height} />}
    </svg>
  );
}
