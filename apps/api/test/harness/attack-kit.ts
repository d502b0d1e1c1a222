/** What `npm run abuse` takes from the harness of the tests; `scripts/abuse/generators.mjs` bundles it. */
export { callsOf, CALLERS, fresh, HOSTILE, hostileCalls, PREPARED } from './hostile-calls.js';
export { addressOf, carriedOf, REQUEST_PARTS } from './raw-calls.js';
export { placesIn, withPart } from './schema-examples.js';
