import mathematics from '../../plugin-math/src/editor/index.js';
import charts from '../src/editor/index.js';

/** The editor's halves of charts and formulas. */
export const editorPlugins = [charts, mathematics];
