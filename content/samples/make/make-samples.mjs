/** Writes every sample, or those that are named (`npm run samples -- SLUG…`). Needs a build of the core and of the braille package. */
import { madeSamples } from './topics.mjs';
import { writeSample } from './write-sample.mjs';

for (const sample of await madeSamples(process.argv.slice(2))) {
  for (const file of writeSample(sample)) console.log(`content/samples/${file}`);
}
