import type { Document, SceneResources } from '@tastwerk/editor-core';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { placeLabels } from '../src/index.js';
import { engine } from './engine.js';
import { SCENE_TYPES, sceneOf } from './scenes.js';

const rules = await engine.rules();

/** Rules that mind where words stand. */
const OF_PLACE = new Set<string>(['label-overlap', 'label-clear', 'label-gap', 'gap-elements', 'gap-lines', 'crossing', 'lead', 'margin', 'page-overflow', 'label-fit']);

/** The labels of a page that no finding of their place is about. */
export function cleanLabels(document: Document, resources: SceneResources): readonly string[] {
  const found = new Set(
    proof(rules, document, swellProfile, resources).flatMap(({ ruleId, objects }) => (OF_PLACE.has(ruleId) ? objects : [])),
  );
  const objects = document.pages.flatMap((page) => page.objects);
  const led = new Map(objects.flatMap((object) => (object.type === 'line' && object.leadsFrom !== null ? [[object.leadsFrom, object.uuid] as const] : [])));
  return objects.flatMap((object) =>
    object.type === 'label' && !found.has(object.uuid) && !found.has(led.get(object.uuid) ?? '') ? [object.uuid] : [],
  );
}

let [known, placed] = [0, 0];
const SIZES = process.argv[2] ? process.argv[2].split(',').map(Number) : [10, 20, 40, 60, 90, 120];
const SEEDS = process.argv[3] ? process.argv[3].split(',').map(Number) : [1, 2];
for (const type of SCENE_TYPES) {
  for (const wanted of SIZES) {
    for (const seed of SEEDS) {
      const scene = await sceneOf(type, wanted, seed);
      const solution = cleanLabels(scene.solved, scene.resources).length;
      const started = performance.now();
      const { command, unplaced } = placeLabels(scene.open, 0, { engine, rules, profile: swellProfile, resources: scene.resources });
      const tookMs = performance.now() - started;
      const after = command ? engine.commands.apply(scene.open, command) : undefined;
      const clean = after?.ok ? cleanLabels(after.value, scene.resources).length : 0;
      known += solution;
      placed += Math.min(clean, solution);
      console.log(type, wanted, seed, `labels ${scene.labels} known ${solution} clean ${clean} unplaced ${unplaced.length} ${Math.round(tookMs)} ms`);
    }
  }
}
console.log(`${((placed / known) * 100).toFixed(2)} % of ${known}`);
