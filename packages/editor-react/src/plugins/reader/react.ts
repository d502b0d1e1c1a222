/** The parts of this plugin that are loaded when one of them is first shown. */
export { DescriptionFields } from './description-fields.js';
export { DraftTexts } from './draft-texts.js';
export { PageSection } from './page-view.js';
export { ProofList } from './proof-list.js';
