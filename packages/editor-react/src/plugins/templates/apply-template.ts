import { type Document, runCommand, sessionActions } from '@tastwerk/editor-core';
import { type BrailleTranslator, wordLanguageOf } from '@tastwerk/editor-core/braille';
import { documentOf } from '../../state/selectors.js';
import { loadTemplate } from './load-template.js';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorStore } from '../../state/editor-store.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** Whether nothing is drawn in `document` yet: one page with no more than a title. */
export function isUntouched({ pages }: Document): boolean {
  const [page, ...others] = pages;
  return (
    others.length === 0 &&
    (page?.objects.every((object) => object.type === 'label' && object.isTitle) ?? true)
  );
}

/** `template` with the title and the description that `document` has already: they were written before the template was chosen. */
function withOwnWords(template: Document, document: Document): Document {
  const title = document.graphicTitle.trim();
  const { imageDescription } = document.braillePages;
  const isDescribed = Object.values(imageDescription).some((text) => text.trim() !== '');
  const pages =
    title === ''
      ? template.pages
      : template.pages.map((page) => ({
          ...page,
          objects: page.objects.map((object) =>
            object.type === 'label' && object.isTitle ? { ...object, text: title, pristine: false } : object,
          ),
        }));
  return {
    ...template,
    graphicTitle: title === '' ? template.graphicTitle : title,
    braillePages: isDescribed ? { ...template.braillePages, imageDescription } : template.braillePages,
    pages,
  };
}

/** Puts the template `used` in the place of what is drawn, or behind it, as one step of undo; rejects when it could not be loaded. */
export async function applyTemplate(
  store: EditorStore,
  used: TemplateContribution,
  mode: 'replace' | 'append',
  texts: TextSource,
  translate: BrailleTranslator,
): Promise<void> {
  const before = documentOf(store.getState());
  const loaded = await loadTemplate(store.kinds, used, wordLanguageOf(before.system), texts, translate);
  const document = documentOf(store.getState());
  const template = mode === 'replace' && isUntouched(document) ? withOwnWords(loaded, document) : loaded;
  const { width, height, graphicTitle, keyedTextures, keyedStrokes, pages, braillePages } = template;
  const { imageDescription } = braillePages;
  store.dispatch(
    runCommand({
      type: 'use-template',
      mode,
      template: { width, height, graphicTitle, keyedTextures, keyedStrokes, imageDescription, pages },
    }),
  );
  if (store.getState().session.lastIssue !== null) return;
  store.dispatch(workspaceActions.showView(DRAWING_VIEW));
  store.dispatch(sessionActions.select([]));
  store.dispatch(sessionActions.setCurrentPage(mode === 'append' ? document.pages.length : 0));
}
