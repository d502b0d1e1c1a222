import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { documentOf } from './selectors.js';
import { useEditorState } from './use-editor-state.js';

/** The language of the document's texts as a BCP 47 tag: that whose braille they are written in. */
export function useTextLanguage(): string {
  return languageOfSystem(useEditorState((state) => documentOf(state).system));
}
