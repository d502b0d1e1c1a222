import type { TemplateId } from '../template-ids.js';
import { drawBarChart } from './bar-chart.js';
import { drawBody } from './body.js';
import { drawClock } from './clock.js';
import { drawCoordinates } from './coordinates.js';
import type { DrawTemplate } from './drawing.js';
import { drawFloorPlan } from './floor-plan.js';
import { drawFlowChart } from './flow-chart.js';
import { drawMap } from './map.js';
import { drawNumberLine } from './number-line.js';
import { drawQuadrants } from './quadrants.js';
import { drawTable } from './table.js';
import { drawTimeline } from './timeline.js';

/** Every template; an id without a drawing does not compile. */
export const TEMPLATE_DRAWINGS: Readonly<Record<TemplateId, DrawTemplate>> = {
  blank: () => ({ objects: [] }),
  coordinates: drawCoordinates,
  quadrants: drawQuadrants,
  'number-line': drawNumberLine,
  'bar-chart': drawBarChart,
  table: drawTable,
  clock: drawClock,
  'floor-plan': drawFloorPlan,
  map: drawMap,
  timeline: drawTimeline,
  'flow-chart': drawFlowChart,
  body: drawBody,
};
