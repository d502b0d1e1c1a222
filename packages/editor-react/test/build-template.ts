import { kinds } from '@tastwerk/editor-core/standard';
import { loadEditorTexts } from '../src/i18n/editor-texts/load.js';
import { buildTemplate as build } from '../src/plugins/templates/build-template.js';
import { standardTemplates } from '../src/plugins/templates/standard-templates.js';
import type { TemplateId } from '../src/plugins/templates/template-ids.js';
import type { EditorLanguage } from '../src/ports.js';

/** A document as one of the editor's own templates begins it. */
export function buildTemplate(id: TemplateId, language: EditorLanguage) {
  const template = standardTemplates.find((one) => one.id === id);
  if (!template) throw new Error(`there is no template ${id}`);
  return build(kinds, template, language, { load: loadEditorTexts }, undefined);
}
