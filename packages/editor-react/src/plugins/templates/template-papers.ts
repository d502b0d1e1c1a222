import type { PaperFormat } from '@tastwerk/editor-core/document';
import type { TemplateId } from './template-ids.js';

/** The paper of each template; known before its drawing is loaded. */
export const TEMPLATE_PAPERS: Readonly<Record<TemplateId, PaperFormat>> = {
  blank: 'a4-portrait',
  coordinates: 'a4-portrait',
  quadrants: 'a4-portrait',
  'number-line': 'a4-landscape',
  'bar-chart': 'a4-portrait',
  table: 'a4-portrait',
  clock: 'a4-portrait',
  'floor-plan': 'a4-portrait',
  map: 'a4-portrait',
  timeline: 'a4-landscape',
  'flow-chart': 'a4-portrait',
  body: 'a4-portrait',
};
