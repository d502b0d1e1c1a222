import type { Document } from '@tastwerk/editor-core';
import type { EditorLanguage } from '../ports.js';
import type { TemplateId } from './template-ids.js';

/** {@link buildTemplate}, whose drawings are loaded only when the first template is asked for. */
export async function loadTemplate(id: TemplateId, language: EditorLanguage): Promise<Document> {
  const [{ buildTemplate }, { kinds }] = await Promise.all([
    import('./build-template.js'),
    import('@tastwerk/editor-core/standard'),
  ]);
  return buildTemplate(kinds, id, language);
}
