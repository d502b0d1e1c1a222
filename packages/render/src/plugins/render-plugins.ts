import type { Plugin } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { files } from '../artefacts/plugin.js';
import { brailleFiles } from '../braille-files/plugin.js';

/** The built-in plugins, with those that read and write files: the list of the server, its workers, their renderers and the command line. */
export const renderPlugins: readonly Plugin[] = [...standardPlugins, brailleFiles, files];
