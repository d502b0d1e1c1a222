import type { PageObject } from '@tastwerk/editor-core';
import type { LaidOutPage } from '@tastwerk/editor-core/description';
import { useContext, useRef } from 'react';
import { EditorContext } from '../../state/editor-context.js';
import { useWithAllOwnWords } from '../../state/own-word-lists.js';
import { withBrailleOf } from './placed-by-form.js';

/** Calls back with `page` and the braille of labels that are placed on it; at once where there are none. One at a time. */
export function useTranslatedPage(): (
  page: LaidOutPage,
  objects: readonly PageObject[],
  onPage: (page: LaidOutPage) => void,
) => void {
  const translator = useContext(EditorContext)?.brailleSession.translator;
  const withAllOwnWords = useWithAllOwnWords();
  const isBusy = useRef(false);
  return (page, objects, onPage) => {
    if (isBusy.current) return;
    // Outside of an editor, as in stories, nothing is translated.
    if (!translator || objects.every(({ type }) => type !== 'label')) return onPage(page);
    isBusy.current = true;
    const translate = async () => {
      try {
        const document = withAllOwnWords(page.document);
        return await withBrailleOf({ ...page, document }, objects, translator);
      } catch {
        // Without its braille it is placed by its frame.
        return page;
      } finally {
        isBusy.current = false;
      }
    };
    void translate().then(onPage);
  };
}
