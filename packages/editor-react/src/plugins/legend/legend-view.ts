import type { Command, Document, Page } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import type { EditorStore } from '../../state/editor-store.js';

/** What the parts of the legend's panel show and do. */
export interface LegendView {
  readonly document: Document;
  readonly page: Page;
  readonly pageIndex: number;
  readonly book: BrailleLookup;
  readonly store: EditorStore;
  readonly run: (command: Command) => void;
  /** Selects an object on the sheet. */
  readonly onShow: (uuid: string) => void;
}
