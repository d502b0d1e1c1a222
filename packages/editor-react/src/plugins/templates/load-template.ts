import type { Document, Kinds } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import type { TextSource } from '../../i18n/use-editor-i18n.js';
import type { EditorLanguage } from '../../ports.js';

/** {@link buildTemplate}, whose code is loaded only when the first template is asked for. */
export async function loadTemplate(
  kinds: Kinds,
  template: TemplateContribution,
  language: EditorLanguage,
  texts: Pick<TextSource, 'load'>,
  translate: BrailleTranslator | undefined,
): Promise<Document> {
  const { buildTemplate } = await import('./build-template.js');
  return buildTemplate(kinds, template, language, texts, translate);
}
