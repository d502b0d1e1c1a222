import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { startProofWorker } from '@tastwerk/editor-react/proof-worker';
import charts from '@tastwerk/plugin-charts';
import mathematics from '@tastwerk/plugin-math';

// The same plugins as those of the editor (`plugins.ts`), by their halves for documents.
startProofWorker(createEngine([...standardPlugins, charts, mathematics]));
