import { readableText } from '../texts/readable-text.js';
import { languageOfSystem } from '../translator/systems.js';
import type { Document } from '../document/schema.js';
import { type Box, boxContains } from '../geometry/box.js';
import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import { sceneBackdrop } from './backdrop.js';
import type { SceneContext, SceneResources } from '../objects/kinds.js';
import { type Halo, halosMeeting, halosOf } from './halo.js';
import { boundsOfPrimitives } from '../primitives/primitive-bounds.js';
import type { ObjectScene, Primitive, Scene } from '../primitives/primitives.js';
import { subtractAreas } from '../geometry/clipped-area.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import type { PathData } from '../geometry/path-data.js';
import { wholeDotsArea } from '../primitives/whole-dots.js';
import { pageLegend } from '../legend/page-legend.js';

/** What the drawing of objects on the page at `pageIndex` (from 0) depends on besides themselves. */
export function contextOf(document: Document, pageIndex: number, resources: SceneResources): SceneContext {
  return {
    resources,
    system: document.system,
    pageNumber: pageIndex + 1,
    pageCount: document.pages.length,
    legend: pageLegend(resources.kinds, document, pageIndex),
  };
}

/** `halos` without those that lie in the box of another: cutting is dear, and they cut nothing more. */
function withoutCovered(halos: readonly Halo[], boxes: readonly Halo[]): readonly Halo[] {
  return halos.filter(
    (halo, index) =>
      !boxes.some((other) => {
        const isEqual = boxContains(halo.box, other.box);
        return boxContains(other.box, halo.box) && (!isEqual || halos.indexOf(other) < index);
      }),
  );
}

function withoutHalos(path: PathData, halos: readonly Halo[]): PathData {
  if (halos.length === 0) return path;
  const bounds = boundsOfPath(path);
  const reaching = halosMeeting(halos, bounds);
  if (reaching.length === 0) return path;
  const boxes = reaching.filter(({ fillsBox }) => fillsBox);
  if (boxes.some(({ box }) => boxContains(box, bounds))) return [];
  return subtractAreas(
    path,
    withoutCovered(reaching, boxes).map((halo) => halo.path),
  );
}

/** Whether `primitive` is a texture, of tiles or solid. */
function isTexture(primitive: Primitive): boolean {
  return primitive.type === 'texture' || (primitive.type === 'path' && primitive.texture !== undefined);
}

/** `primitive` with its texture, where it is one, cut by the halos of what lies above and without dots that an edge would cut. */
function finishTexture(primitive: Primitive, halos: readonly Halo[]): readonly Primitive[] {
  if (primitive.type === 'texture') {
    const path = wholeDotsArea({ ...primitive, path: withoutHalos(primitive.path, halos) });
    return path.length === 0 ? [] : [{ ...primitive, path }];
  }
  if (primitive.type !== 'path' || primitive.texture === undefined) return [primitive];
  const path = withoutHalos(primitive.path, halos);
  return path.length === 0 ? [] : [{ ...primitive, path }];
}

/** `primitives` of one object with their textures finished; `halos` are those of what lies above the object. */
export function finishTextures(
  primitives: readonly Primitive[],
  halos: readonly Halo[],
): readonly Primitive[] {
  return primitives.flatMap((primitive) => finishTexture(primitive, halos));
}

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
    title: readableText(titleOf(document, pageIndex), resources.braille),
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
