export { BraillePagePreview } from './braille-page-preview.js';
export { BRAILLE_VIEW } from './braille-view-name.js';
export { DescriptionPanel } from './description-panel.js';
export { PageSwitch } from './page-switch.js';
export { usePagination } from './use-pagination.js';
