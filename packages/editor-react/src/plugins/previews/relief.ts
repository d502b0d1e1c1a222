/** Swollen sheets for applications around the editor: the detail view of a graphic shows them as the editor does. */
export { type HeightShares, type ReliefAnswer } from './relief-messages.js';
export { createReliefClient, type ReliefClient } from './relief-client.js';
