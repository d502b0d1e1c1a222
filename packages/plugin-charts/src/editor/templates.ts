import type { EditorPlugin, TemplateContribution } from '@tastwerk/editor-react';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { CHART_TEMPLATE_IDS, TEMPLATE_PAPERS } from '../templates/template-ids.js';

/** Documents to begin with that hold a chart. */
export const chartTemplates: readonly TemplateContribution[] = CHART_TEMPLATE_IDS.map((id, index) => ({
  id,
  paper: TEMPLATE_PAPERS[id],
  place: { after: index === 0 ? 'blank' : (CHART_TEMPLATE_IDS[index - 1] ?? 'blank') },
  loadMaker: async () => {
    const { makeTemplate } = await import('../templates/make-template.js');
    return (kinds, language, translate) => makeTemplate(id, kinds, language, { newId: newUuid, translate });
  },
}));

/** What a page needs of the plugin that offers templates and opens no editor. */
const templatesOnly: EditorPlugin = {
  id: '@tastwerk/plugin-charts',
  loadEngine: async () => (await import('../plugin.js')).charts,
  texts: {
    de: async () => ({ templates: (await import('../templates/texts.js')).de }),
    en: async () => ({ templates: (await import('../templates/texts.js')).en }),
  },
  templates: chartTemplates,
};

export default templatesOnly;
