export { placeLabels, placing } from './place-labels.js';
export { type PagePlacement, type PagePlacing, placePage } from './place-page.js';
export type { MovedLabel, Placement, PlacementOptions } from './placement.js';
export { touchedLabels } from './touched-labels.js';
export type { WhichLabels } from './labels-of-page.js';
