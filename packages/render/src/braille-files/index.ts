export { type BrailleFileProfile, INTERNATIONAL_BRF } from './profile.js';
export { writeBrf } from './write-brf.js';
