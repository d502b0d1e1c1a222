/**
 * fast-check with the same random numbers in every run: what fails then fails for the change that causes it. `FUZZ_SEED=random`, as in
 * `npm run test:all`, takes new ones; a failure names its seed, which `FUZZ_SEED` takes too.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

const { FUZZ_SEED = '1' } = process.env;

if (FUZZ_SEED !== 'random') fc.configureGlobal({ seed: Number(FUZZ_SEED) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
