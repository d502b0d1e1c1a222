import type { Document, Kinds } from '@tastwerk/editor-core';
import type { EditorLanguage } from '../../ports.js';
import type { TemplateId } from './template-ids.js';

/** {@link buildTemplate}, whose drawings are loaded only when the first template is asked for. */
export async function loadTemplate(
  kinds: Kinds,
  id: TemplateId,
  language: EditorLanguage,
): Promise<Document> {
  const { buildTemplate } = await import('./build-template.js');
  return buildTemplate(kinds, id, language);
}
