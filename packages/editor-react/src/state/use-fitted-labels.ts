import { type Document, type EngineCore, runCommand, type SceneResources } from '@tastwerk/editor-core';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { type LabelFit, labelFits } from '@tastwerk/editor-core/placing';
import { useEffect, useMemo } from 'react';
import type { BrailleState } from './braille-session.js';
import type { EditorStore } from './editor-store.js';

const fitCommand = (fits: readonly LabelFit[]) =>
  ({
    type: 'update-objects',
    changes: fits.map(({ uuid, frame }) => ({ uuid, set: { ...frame, autoSize: true } })),
  }) as const;

function withFits({ commands }: EngineCore, document: Document, fits: readonly LabelFit[]): Document {
  if (fits.length === 0) return document;
  const fitted = commands.apply(document, fitCommand(fits));
  return fitted.ok ? fitted.value : document;
}

/** `document` with frames that fit for all labels that take their size from their text; that of the label `typed` is guessed while its braille is made. */
export function useFittedLabels(
  engine: EngineCore,
  document: Document,
  { book }: BrailleState,
  typed: string | undefined,
): Document {
  return useMemo(() => {
    const resources: SceneResources = { kinds: engine.kinds, braille: book, font: bundledFontMetrics };
    return withFits(engine, document, labelFits(document, resources, typed));
  }, [engine, document, book, typed]);
}

/** Writes frames that fit to the document, together with the step that made them necessary. Between steps that were taken back it waits. */
export function useWrittenFits(store: EditorStore, document: Document, { book }: BrailleState): void {
  useEffect(() => {
    if (store.getState().history.future.length > 0) return;
    const fits = labelFits(document, { kinds: store.kinds, braille: book, font: bundledFontMetrics });
    if (fits.length > 0) store.dispatch(runCommand(fitCommand(fits), { joinsLastStep: true }));
  }, [store, document, book]);
}
