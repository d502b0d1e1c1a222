import type { PaperFormat } from '@tastwerk/editor-core/document';
import type { TemplateContribution } from '../../contributions/editor-plugin.js';
import { TEMPLATE_IDS, type TemplateId } from './template-ids.js';

const PAPERS: Readonly<Partial<Record<TemplateId, PaperFormat>>> = {
  'number-line': 'a4-landscape',
  timeline: 'a4-landscape',
};

/** The templates of the editor itself, whose drawings are loaded when the first one is asked for. */
export const standardTemplates: readonly TemplateContribution[] = TEMPLATE_IDS.map((id) => ({
  id,
  paper: PAPERS[id] ?? 'a4-portrait',
  load: async () => (await import('./drawings/index.js')).TEMPLATE_DRAWINGS[id],
}));
