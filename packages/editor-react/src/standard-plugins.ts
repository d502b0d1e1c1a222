import type { EditorPlugin } from './contributions/editor-plugin.js';
import { braillePagesPlugin } from './plugins/braille-pages/plugin.js';
import { clipboardPlugin } from './plugins/clipboard/plugin.js';
import { contextMenuPlugin } from './plugins/context-menu/plugin.js';
import { draftPanelPlugin } from './plugins/draft-panel/plugin.js';
import { draftsPlugin } from './plugins/drafts/plugin.js';
import { filesPlugin } from './plugins/files/plugin.js';
import { groupsPlugin } from './plugins/groups/plugin.js';
import { guidePlugin } from './plugins/guide/plugin.js';
import { guidesPlugin } from './plugins/guides/plugin.js';
import { historyPlugin } from './plugins/history/plugin.js';
import { labelsPlugin } from './plugins/labels/plugin.js';
import { legendPlugin } from './plugins/legend/plugin.js';
import { objectsPlugin } from './plugins/objects/plugin.js';
import { oldDraftsPlugin } from './plugins/old-drafts/plugin.js';
import { outlinePlugin } from './plugins/outline/plugin.js';
import { pagesPlugin } from './plugins/pages/plugin.js';
import { palettePlugin } from './plugins/palette/plugin.js';
import { pathsPlugin } from './plugins/paths/plugin.js';
import { picturesPlugin } from './plugins/pictures/plugin.js';
import { placePlugin } from './plugins/place/plugin.js';
import { previewsPlugin } from './plugins/previews/plugin.js';
import { proofingPlugin } from './plugins/proofing/plugin.js';
import { publishPlugin } from './plugins/publish/plugin.js';
import { readerPlugin } from './plugins/reader/plugin.js';
import { shapesPlugin } from './plugins/shapes/plugin.js';
import { shortcutsPlugin } from './plugins/shortcuts/plugin.js';
import { spokenPlugin } from './plugins/spoken/plugin.js';
import { templatesPlugin } from './plugins/templates/plugin.js';
import { viewPlugin } from './plugins/view/plugin.js';

/** What the editor itself brings to its interface, in the order in which lists show it. */
export const standardEditorPlugins: readonly EditorPlugin[] = [
  palettePlugin,
  shortcutsPlugin,
  contextMenuPlugin,
  templatesPlugin,
  picturesPlugin,
  proofingPlugin,
  guidePlugin,
  historyPlugin,
  objectsPlugin,
  shapesPlugin,
  pathsPlugin,
  labelsPlugin,
  legendPlugin,
  groupsPlugin,
  clipboardPlugin,
  placePlugin,
  spokenPlugin,
  outlinePlugin,
  guidesPlugin,
  pagesPlugin,
  viewPlugin,
  previewsPlugin,
  braillePagesPlugin,
  draftPanelPlugin,
  draftsPlugin,
  oldDraftsPlugin,
  filesPlugin,
  publishPlugin,
  readerPlugin,
];
