import { languageOfSystem } from '../translator/systems.js';
import type { Document } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import { sceneBackdrop } from './backdrop.js';
import type { SceneContext, SceneResources } from '../objects/kinds.js';
import { finishTextures, isTexture } from './finish-textures.js';
import { type Halo, halosOf } from './halo.js';
import { contextOf } from './page-context.js';
import { boundsOfPrimitives } from '../primitives/primitive-bounds.js';
import type { ObjectScene, Primitive, Scene } from '../primitives/primitives.js';

/** What `objects`, back to front, draw with their textures, if there are any, cut by the halos of those above them and by `above`. */
function finishedPrimitives(
  objects: readonly PageObject[],
  context: SceneContext,
  above: () => readonly Halo[],
): readonly Primitive[] {
  const leaves = leavesOf(objects);
  const drawn = leaves.map((leaf) => context.resources.kinds.objectPrimitives(leaf, context));
  const lowest = drawn.findIndex((primitives) => primitives.some(isTexture));
  if (lowest < 0) return drawn.flat();
  const over = [...above()];
  for (let index = leaves.length - 1; index >= lowest; index -= 1) {
    const [leaf] = leaves.slice(index, index + 1);
    drawn[index] = finishTextures(drawn[index] ?? [], over);
    // Halos are costly and matter to textures alone: what lies below the lowest texture casts none.
    if (leaf && index > lowest) over.push(...halosOf(leaf, context));
  }
  return drawn.flat();
}

function titleOf(document: Document, pageIndex: number): string {
  const page = document.pages[pageIndex]?.name ?? '';
  const title = document.graphicTitle;
  if (title === '' || document.pages.length === 1) return title === '' ? page : title;
  return `${title} – ${page}`;
}

/**
 * Everything that the page at `pageIndex` (from 0) shows, as primitives in page mm in painting order: the aids of the
 * screen, then its objects from the back to the front. The same input gives an equal scene on every machine.
 */
export function buildScene(document: Document, pageIndex: number, resources: SceneResources): Scene {
  const context = contextOf(document, pageIndex, resources);
  const objects = document.pages[pageIndex]?.objects ?? [];
  return {
    widthMm: document.width,
    heightMm: document.height,
    title: titleOf(document, pageIndex),
    language: languageOfSystem(document.system),
    primitives: [...sceneBackdrop(document, pageIndex), ...finishedPrimitives(objects, context, () => [])],
  };
}

/** Draws the objects of a page one by one, in one state of the document: what they have in common is looked up once. */
export interface PageDrawer {
  /** The areas that `object` keeps free of the textures of what lies below it. */
  readonly halos: (object: PageObject) => readonly Halo[];
  /**
   * What `object` draws, with a box around all of it, overflowing lines of a label included. `above` is asked for the halos of
   * what lies above the object and reaches into its box, where it has textures that they could cut.
   */
  readonly scene: (object: PageObject, above: (bounds: Box) => readonly Halo[]) => ObjectScene;
}

/** Draws objects of the page at `pageIndex`. */
export function createPageDrawer(
  document: Document,
  pageIndex: number,
  resources: SceneResources,
): PageDrawer {
  const context = contextOf(document, pageIndex, resources);
  return {
    halos: (object) => halosOf(object, context),
    scene(object, above) {
      const bounds = resources.kinds.boundsOf(object);
      const primitives = finishedPrimitives([object], context, () => above(bounds));
      return { objectId: object.uuid, bounds: boundsOfPrimitives(bounds, primitives), primitives };
    },
  };
}

/** What one object of the page at `pageIndex` draws, cut by the halos `above` it; see {@link PageDrawer}. */
export function buildObjectScene(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
  above: readonly Halo[] = [],
): ObjectScene {
  return createPageDrawer(document, pageIndex, resources).scene(object, () => above);
}
