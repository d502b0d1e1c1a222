import { languageOfSystem } from '../braille/systems.js';
import type { Document } from '../document/schema.js';
import type { LabelObject } from '../objects/label/schema.js';
import { type LabelLayout, layOutLabel } from '../objects/label/layout.js';
import { boundsOf, withObjectType } from '../objects/registry.js';
import type { PageObject } from '../objects/schema.js';
import { sceneBackdrop } from './backdrop.js';
import type { SceneContext } from './context.js';
import { boundsOfPrimitives } from './primitive-bounds.js';
import type { ObjectScene, Primitive, Scene } from './primitives.js';
import type { SceneResources } from './resources.js';

function contextOf(document: Document, pageIndex: number, resources: SceneResources): SceneContext {
  return {
    resources,
    system: document.system,
    pageNumber: pageIndex + 1,
    pageCount: document.pages.length,
  };
}

function objectPrimitives(object: PageObject, context: SceneContext): readonly Primitive[] {
  return withObjectType(object, (type, it) => type.scene(it, context));
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
    primitives: [
      ...sceneBackdrop(document, pageIndex),
      ...objects.flatMap((object) => objectPrimitives(object, context)),
    ],
  };
}

/** What one object of the page at `pageIndex` draws, with a box around all of it, overflowing lines of a label included. */
export function buildObjectScene(
  document: Document,
  pageIndex: number,
  object: PageObject,
  resources: SceneResources,
): ObjectScene {
  const primitives = objectPrimitives(object, contextOf(document, pageIndex, resources));
  return { objectId: object.uuid, bounds: boundsOfPrimitives(boundsOf(object), primitives), primitives };
}

/** How `label` on the page at `pageIndex` is laid out: its lines, whether they overflow and where its braille comes from. */
export function labelLayout(
  document: Document,
  pageIndex: number,
  label: LabelObject,
  resources: SceneResources,
): LabelLayout {
  return layOutLabel(label, contextOf(document, pageIndex, resources));
}
