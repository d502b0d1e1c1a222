import type { Page, PageObject } from '@tastwerk/editor-core';
import type { Extent } from '../viewport/viewport.js';
import type { CanvasInput } from '../input/canvas-input.js';

/** What the parts of the view share: what is shown, and on what. */
export interface ViewState {
  input: CanvasInput;
  /** The host in CSS px. */
  host: Extent;
  /** Device px of a CSS px. */
  ratio: number;
}

/** The page that `input` shows, if the document has it. */
export function shownPage({ document, pageIndex }: CanvasInput): Page | undefined {
  return document.pages[pageIndex];
}

/** The objects of the page that `input` shows, back to front. */
export function objectsOf(input: CanvasInput): readonly PageObject[] {
  return shownPage(input)?.objects ?? [];
}

/** The paper of the document in mm. */
export function paperOf({ document }: CanvasInput): Extent {
  return { width: document.width, height: document.height };
}
