import type { EditorStore } from './editor-store.js';
import { workspaceActions } from './workspace-state.js';

const waiting = new WeakMap<EditorStore, File>();

/** Opens the import dialog with `file`, which was dropped or pasted. */
export function offerFile(store: EditorStore, file: File): void {
  waiting.set(store, file);
  store.dispatch(workspaceActions.openOverlay('import'));
}

/** Opens the import dialog with the markup of an SVG drawing, which was pasted. */
export function offerSvg(store: EditorStore, markup: string): void {
  offerFile(store, new File([markup], 'clipboard.svg', { type: 'image/svg+xml' }));
}

/** The file that waits for the dialog of `store`. */
export function offeredFile(store: EditorStore): File | undefined {
  return waiting.get(store);
}

/** Forgets the file that waited. */
export function forgetFile(store: EditorStore): void {
  waiting.delete(store);
}
