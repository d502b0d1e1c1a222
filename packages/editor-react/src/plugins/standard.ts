import type { EditorPlugin } from '../contributions/editor-plugin.js';
import { brailleFilesPlugin } from './braille-files/plugin.js';
import { braillePagesPlugin } from './braille-pages/plugin.js';
import { clipboardPlugin } from './clipboard/plugin.js';
import { contextMenuPlugin } from './context-menu/plugin.js';
import { draftPanelPlugin } from './draft-panel/plugin.js';
import { draftsPlugin } from './drafts/plugin.js';
import { filesPlugin } from './files/plugin.js';
import { groupsPlugin } from './groups/plugin.js';
import { guidePlugin } from './guide/plugin.js';
import { guidesPlugin } from './guides/plugin.js';
import { historyPlugin } from './history/plugin.js';
import { importPlugin } from './import/plugin.js';
import { labelsPlugin } from './labels/plugin.js';
import { legendPlugin } from './legend/plugin.js';
import { marksPlugin } from './marks/plugin.js';
import { objectsPlugin } from './objects/plugin.js';
import { oldDraftsPlugin } from './old-drafts/plugin.js';
import { outlinePlugin } from './outline/plugin.js';
import { pagesPlugin } from './pages/plugin.js';
import { ownWordsPlugin } from './own-words/plugin.js';
import { palettePlugin } from './palette/plugin.js';
import { pathsPlugin } from './paths/plugin.js';
import { pdfPlugin } from './pdf/plugin.js';
import { picturesPlugin } from './pictures/plugin.js';
import { placePlugin } from './place/plugin.js';
import { previewsPlugin } from './previews/plugin.js';
import { proofingPlugin } from './proofing/plugin.js';
import { publishPlugin } from './publish/plugin.js';
import { shapesPlugin } from './shapes/plugin.js';
import { shortcutsPlugin } from './shortcuts/plugin.js';
import { spokenPlugin } from './spoken/plugin.js';
import { svgPlugin } from './svg/plugin.js';
import { templatesPlugin } from './templates/plugin.js';
import { viewPlugin } from './view/plugin.js';

/** What the editor itself brings to its interface, in the order in which lists show it. */
export const standardEditorPlugins: readonly EditorPlugin[] = [
  palettePlugin,
  shortcutsPlugin,
  contextMenuPlugin,
  templatesPlugin,
  importPlugin,
  picturesPlugin,
  svgPlugin,
  pdfPlugin,
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
  ownWordsPlugin,
  marksPlugin,
  draftPanelPlugin,
  draftsPlugin,
  brailleFilesPlugin,
  oldDraftsPlugin,
  filesPlugin,
  publishPlugin,
];
