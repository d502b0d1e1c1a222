import type { TemplateId } from '../template-ids.js';
import { drawBody } from './body.js';
import type { DrawTemplate } from './drawing.js';
import { drawFloorPlan } from './floor-plan.js';
import { drawMap } from './map.js';

/** Every template; an id without a drawing does not compile. */
export const TEMPLATE_DRAWINGS: Readonly<Record<TemplateId, DrawTemplate>> = {
  blank: () => ({ objects: [] }),
  'floor-plan': drawFloorPlan,
  map: drawMap,
  body: drawBody,
};
