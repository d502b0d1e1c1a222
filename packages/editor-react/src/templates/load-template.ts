import type { Document } from '@tastwerk/editor-core';
import type { EditorLanguage } from '../ports.js';
import type { TemplateId } from './template-ids.js';

/** {@link buildTemplate}, whose drawings are loaded only when the first template is asked for. */
export async function loadTemplate(id: TemplateId, language: EditorLanguage): Promise<Document> {
  const { buildTemplate } = await import('./build-template.js');
  return buildTemplate(id, language);
}
