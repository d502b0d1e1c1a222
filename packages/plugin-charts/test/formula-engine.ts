import { createEngine, type Engine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import mathematics from '../../plugin-math/src/index.js';
import charts from '../src/index.js';

/** An engine with charts and formulas. */
export const formulaEngine: Engine = createEngine([...standardPlugins, charts, mathematics]);
