import type { Document } from '../document/schema.js';
import type { SceneContext, SceneResources } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { contextOf } from './build-scene.js';

/** A page of a document, by its index from 0, and what its texts are laid out with. */
export interface LaidOutPage {
  readonly document: Document;
  readonly pageIndex: number;
  readonly resources: SceneResources;
}

/** What the drawing of objects on `page` depends on besides themselves. */
export function contextOfPage({ document, pageIndex, resources }: LaidOutPage): SceneContext {
  return contextOf(document, pageIndex, resources);
}

/** The objects of `page`, back to front; none where the document has no such page. */
export function objectsOfPage({ document, pageIndex }: LaidOutPage): readonly PageObject[] {
  return document.pages[pageIndex]?.objects ?? [];
}
