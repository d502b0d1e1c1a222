import type { PluginChoice } from '@tastwerk/editor-react';
import chartTemplates from '@tastwerk/plugin-charts/templates';

/** The plugins of `plugins.ts` by their templates, which the list of drafts offers without the editor. */
export const splashPlugins: PluginChoice = { with: [chartTemplates] };
