export { LabelAbbreviation } from './label-abbreviation.js';
