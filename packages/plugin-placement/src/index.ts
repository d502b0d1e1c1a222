export { placeLabels, placing } from './place-labels.js';
export type { MovedLabel, Placement, PlacementOptions } from './placement.js';
export type { WhichLabels } from './labels-of-page.js';
