import { LayoutTemplate } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { overlayAction } from '../../contributions/overlay-action.js';
import { lazyPart } from '../../contributions/part.js';
import { workspaceActions } from '../../state/workspace-state.js';
import { standardTemplates } from './standard-templates.js';

const templatesAction = overlayAction('templates', { id: 'templates', icon: LayoutTemplate });

/** Documents to begin with. */
export const templatesPlugin = defineEditorPlugin({
  id: 'templates',
  actions: [{ group: 'start', actions: [templatesAction] }],
  menus: [{ menu: 'page', section: 'pages', actions: [templatesAction] }],
  overlays: [
    {
      id: 'templates',
      Content: lazyPart(async () => (await import('./use-template-dialog.js')).UseTemplateDialog),
    },
  ],
  templates: standardTemplates,
  palette: [
    {
      id: 'templates',
      titleKey: 'commands:palette.templates',
      entries: ({ templates, t }) =>
        templates.map(({ id }) => ({
          id,
          label: t(`templates:${id}.name`),
          synonyms: t(`templates:${id}.about`),
          icon: LayoutTemplate,
        })),
      choose: (id, { store }) => void store.dispatch(workspaceActions.openOverlay('templates', id)),
    },
  ],
});
