import type { Document, Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import { profileOf } from '@tastwerk/editor-core/proofing';
import { useEffect, useState } from 'react';
import type { WhichLabels } from '../labels-of-page.js';
import { type PagePlacement, type PagePlacing, placePage } from '../place-page.js';
import { addedPages, arrowMark, previewPicture } from './preview-picture.js';
import { runInWorker } from './run-in-worker.js';

/** The page after placing, and those that are added for its legend and what it has no room for. */
export interface ShownPlacement {
  readonly placement: PagePlacement;
  readonly pictures: readonly string[];
}

/** How far the placing is. */
export type PlacingState =
  | { readonly kind: 'running'; readonly share: number }
  | { readonly kind: 'done'; readonly shown: ShownPlacement }
  | { readonly kind: 'failed' };

/** What is placed. */
export interface PlacingWish {
  readonly engine: Engine;
  readonly document: Document;
  readonly pageIndex: number;
  readonly translator: BrailleTranslator;
  readonly which: WhichLabels;
  readonly abbreviates: boolean;
  readonly continues: boolean;
  readonly pageNames: PagePlacing['pageNames'];
}

async function shownPlacement(
  wish: PlacingWish,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ShownPlacement> {
  const { engine, document, pageIndex, translator, which, abbreviates, continues, pageNames } = wish;
  const profile = profileOf(document);
  const run = runInWorker(engine, { signal, onProgress });
  const placement = await placePage(document, pageIndex, {
    engine,
    translator,
    profile,
    which,
    abbreviates,
    continues,
    pageNames,
    run,
  });
  const applied = placement.command ? engine.commands.apply(document, placement.command) : undefined;
  const after = applied?.ok ? applied.value : document;
  const { book } = await translateDocument(engine.kinds, after, translator);
  const pictures = [pageIndex, ...addedPages(document, after)].map((page) =>
    previewPicture(engine.kinds, after, page, book, page === pageIndex ? placement.moved.map(arrowMark) : []),
  );
  return { placement, pictures };
}

const STARTED: PlacingState = { kind: 'running', share: 0 };

/** Places the labels of a page as `wish` says, again with each change of it or of `attempt`; closing ends the work. */
export function usePlacement(wish: PlacingWish, attempt: number): PlacingState {
  const [told, setTold] = useState({ wish, attempt, state: STARTED });
  useEffect(() => {
    const abort = new AbortController();
    const tell = (state: PlacingState) => {
      if (!abort.signal.aborted) setTold({ wish, attempt, state });
    };
    shownPlacement(wish, abort.signal, (share) => tell({ kind: 'running', share })).then(
      (shown) => tell({ kind: 'done', shown }),
      () => tell({ kind: 'failed' }),
    );
    return () => abort.abort();
  }, [wish, attempt]);
  return told.wish === wish && told.attempt === attempt ? told.state : STARTED;
}
