import type { Document } from '@tastwerk/editor-core';
import { kinds } from '@tastwerk/editor-core/standard';
import type { EditorLanguage } from '../ports.js';
import type { TemplateId } from './template-ids.js';

/** {@link buildTemplate}, whose drawings are loaded only when the first template is asked for. */
export async function loadTemplate(id: TemplateId, language: EditorLanguage): Promise<Document> {
  const { buildTemplate } = await import('./build-template.js');
  return buildTemplate(kinds, id, language);
}
