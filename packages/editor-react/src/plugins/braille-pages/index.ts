export { BRAILLE_VIEW } from './braille-view-name.js';
export { PageSwitch } from './page-switch.js';
export { usePagination } from './use-pagination.js';
