import { createEngine } from '@tastwerk/editor-core';
import { renderPlugins } from '../src/plugins/render-plugins.js';

/** An engine that reads and writes files. */
export const renderEngine = createEngine(renderPlugins);
