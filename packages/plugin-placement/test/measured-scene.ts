import { Resvg } from '@resvg/resvg-js';
import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { proof, type RuleId, swellProfile } from '@tastwerk/editor-core/proofing';
import { buildScene, reliefOnly } from '@tastwerk/editor-core/scene';
import { sceneToSvg } from '@tastwerk/render/svg';
import { placeLabels } from '../src/index.js';
import { engine } from './engine.js';
import { type Scene, SCENE_TYPES, sceneOf, type SceneType } from './scenes.js';

const rules = await engine.rules();

/** Rules that mind where words stand. */
const OF_PLACE = new Set<RuleId>([
  'label-overlap',
  'label-clear',
  'label-gap',
  'label-fit',
  'gap-elements',
  'gap-lines',
  'crossing',
  'lead',
  'margin',
  'page-overflow',
]);

/** The labels of a page that no finding of their place or of their lead line is about. */
export function cleanLabels(document: Document, resources: SceneResources): readonly string[] {
  const found = new Set(
    proof(rules, document, swellProfile, resources).flatMap(({ ruleId, objects }) =>
      OF_PLACE.has(ruleId) ? objects : [],
    ),
  );
  const objects = document.pages.flatMap((page) => page.objects);
  const leads = new Map(
    objects.flatMap((object) =>
      object.type === 'line' && object.leadsFrom !== null ? [[object.leadsFrom, object.uuid] as const] : [],
    ),
  );
  return objects.flatMap(({ type, uuid }) =>
    type === 'label' && !found.has(uuid) && !found.has(leads.get(uuid) ?? '') ? [uuid] : [],
  );
}

const PX_PER_MM = 4;
/** What pixels may take off a distance, in mm. */
const PIXEL_MM = 0.5;

/** What swells of `objects`, as dark pixels of the page. */
function inked(document: Document, objects: readonly PageObject[], resources: SceneResources) {
  const page = { ...document, pages: document.pages.map((one) => ({ ...one, objects })) };
  const svg = sceneToSvg(reliefOnly(buildScene(page, 0, resources)), { pxPerMm: PX_PER_MM });
  const { width, height, pixels } = new Resvg(svg, { background: 'white' }).render();
  const dark = new Uint8Array(width * height);
  for (let at = 0; at < dark.length; at += 1) dark[at] = (pixels[4 * at] ?? 255) < 128 ? 1 : 0;
  return { width, height, dark };
}

/**
 * Whether what swells of one label comes nearer than `leastMm` to anything else, by the pixels of the page: it knows nothing of the
 * outlines that placing and proof measure.
 */
export function touchingLabels(document: Document, resources: SceneResources, leastMm: number): number {
  const objects = document.pages[0]?.objects ?? [];
  const labels = objects.filter(({ type }) => type === 'label');
  const { width, height, dark } = inked(document, objects, resources);
  const reach = Math.floor((leastMm - PIXEL_MM) * PX_PER_MM);
  return labels.filter((label) => {
    const own = inked(document, [label], resources);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (own.dark[y * width + x] === 0) continue;
        for (let dy = -reach; dy <= reach; dy += 1) {
          const row = y + dy;
          if (row < 0 || row >= height) continue;
          const half = Math.floor(Math.sqrt(reach * reach - dy * dy));
          for (let at = Math.max(0, x - half); at <= Math.min(width - 1, x + half); at += 1) {
            if (dark[row * width + at] === 1 && own.dark[row * width + at] === 0) return true;
          }
        }
      }
    }
    return false;
  }).length;
}

/** How a scene was solved. */
export interface MeasuredScene {
  readonly type: SceneType;
  readonly labels: number;
  /** Labels without a finding in the known solution, and in ours. */
  readonly known: number;
  readonly clean: number;
  readonly tookMs: number;
  readonly after: Document;
  readonly scene: Scene;
}

/** Places the labels of a scene. */
function measured(type: SceneType, scene: Scene): MeasuredScene {
  const { open, solved, resources, labels } = scene;
  const started = performance.now();
  const { command } = placeLabels(open, 0, { engine, rules, profile: swellProfile, resources });
  const tookMs = performance.now() - started;
  const applied = command ? engine.commands.apply(open, command) : undefined;
  if (!applied?.ok) throw new Error('no label has a place');
  const known = cleanLabels(solved, resources).length;
  return {
    type,
    labels,
    known,
    clean: cleanLabels(applied.value, resources).length,
    tookMs,
    after: applied.value,
    scene,
  };
}

/** All scenes of these numbers of labels and seeds, measured one after the other. */
export async function* measuredScenes(
  sizes: readonly number[],
  seeds: readonly number[],
): AsyncGenerator<MeasuredScene> {
  for (const type of SCENE_TYPES)
    for (const size of sizes) for (const seed of seeds) yield measured(type, await sceneOf(type, size, seed));
}
