import type { Plugin } from '../kernel/plugin.js';
import { braillePages } from './braille-pages/plugin.js';
import { groups } from './groups/plugin.js';
import { guides } from './guides/plugin.js';
import { labels } from './labels/plugin.js';
import { legend } from './legend/plugin.js';
import { marks } from './marks/plugin.js';
import { objects } from './objects/plugin.js';
import { ownWords } from './own-words/plugin.js';
import { pages } from './pages/plugin.js';
import { paths } from './paths/plugin.js';
import { pictures } from './pictures/plugin.js';
import { proofing } from './proofing/plugin.js';
import { shapes } from './shapes/plugin.js';
import { svg } from './svg/plugin.js';
import { templates } from './templates/plugin.js';
import { ties } from './ties/plugin.js';

/** The plugins that come with the product: the list of the editor, the server, its workers and the command line. */
export const standardPlugins: readonly Plugin[] = [
  objects,
  pages,
  guides,
  groups,
  shapes,
  paths,
  labels,
  ties,
  legend,
  braillePages,
  ownWords,
  marks,
  pictures,
  svg,
  templates,
  proofing,
];

export { braillePages } from './braille-pages/plugin.js';
export { groups } from './groups/plugin.js';
export { guides } from './guides/plugin.js';
export { labels } from './labels/plugin.js';
export { legend } from './legend/plugin.js';
export { marks } from './marks/plugin.js';
export { objects } from './objects/plugin.js';
export { ownWords } from './own-words/plugin.js';
export { pages } from './pages/plugin.js';
export { paths } from './paths/plugin.js';
export { pictures } from './pictures/plugin.js';
export { proofing } from './proofing/plugin.js';
export { shapes } from './shapes/plugin.js';
export { svg } from './svg/plugin.js';
export { templates } from './templates/plugin.js';
export { ties } from './ties/plugin.js';
