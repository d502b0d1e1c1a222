import type { Plugin } from '../kernel/plugin.js';
import { braillePages } from './braille-pages/index.js';
import { groups } from './groups/index.js';
import { guides } from './guides/index.js';
import { labels } from './labels/index.js';
import { legend } from './legend/index.js';
import { objects } from './objects/index.js';
import { pages } from './pages/index.js';
import { paths } from './paths/index.js';
import { pictures } from './pictures/index.js';
import { proofing } from './proofing/index.js';
import { shapes } from './shapes/index.js';
import { templates } from './templates/index.js';

/** The plugins that come with the product: the list of the editor, the server, its workers and the command line. */
export const standardPlugins: readonly Plugin[] = [
  objects,
  pages,
  guides,
  groups,
  shapes,
  paths,
  labels,
  legend,
  braillePages,
  pictures,
  templates,
  proofing,
];

export { braillePages } from './braille-pages/index.js';
export { groups } from './groups/index.js';
export { guides } from './guides/index.js';
export { labels } from './labels/index.js';
export { legend } from './legend/index.js';
export { objects } from './objects/index.js';
export { pages } from './pages/index.js';
export { paths } from './paths/index.js';
export { pictures } from './pictures/index.js';
export { proofing } from './proofing/index.js';
export { shapes } from './shapes/index.js';
export { templates } from './templates/index.js';
