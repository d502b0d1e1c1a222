import type { BrailleSystem } from '../braille/systems.js';
import type { PageLegend } from '../legend/legend-entry.js';
import type { SceneResources } from './resources.js';

/** Where an object stands: what its drawing depends on besides itself. */
export interface SceneContext {
  readonly resources: SceneResources;
  readonly system: BrailleSystem;
  /** Place of the page among all, counted from 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** What the page's legend explains, and whether it is in use. */
  readonly legend: PageLegend;
}
