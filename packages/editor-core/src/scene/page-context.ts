import type { Document } from '../document/schema.js';
import { pageLegend } from '../legend/page-legend.js';
import type { SceneContext, SceneResources } from '../objects/kinds.js';

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
