import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { TEMPLATE_IDS } from './template-ids.js';

/** The templates of the editor itself, whose drawings are loaded when the first one is asked for. */
export const standardTemplates: readonly TemplateContribution[] = TEMPLATE_IDS.map((id) => ({
  id,
  paper: 'a4-portrait',
  load: async () => (await import('./drawings/index.js')).TEMPLATE_DRAWINGS[id],
}));
