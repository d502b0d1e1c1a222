import { createEngine, type Engine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';

/** Injection token of the engine by which this process reads documents. */
export const ENGINE = Symbol('engine');

/** The engine of the server, its workers and its renderers. */
export const serverEngine = (): Engine => createEngine(standardPlugins);
