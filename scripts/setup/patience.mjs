/**
 * How long tests wait before they fail. Guards against hanging, not measures: on an idle machine nothing comes near them.
 * `TEST_PATIENCE` multiplies them on a loaded machine; `npm test` sets it to the load per core where it is not set.
 */
export const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);
if (!(PATIENCE >= 1))
  throw new Error(`TEST_PATIENCE must be a number of 1 or more, not ${process.env.TEST_PATIENCE}`);

/** One wait of a test: for something on a page, in a file, in the database. */
export const STEP_MS = 20_000 * PATIENCE;

/** One wait for what worker processes make, such as all files of a graphic: they do other work first. */
export const WORK_MS = 60_000 * PATIENCE;

/** A whole test file. */
export const FILE_MS = 180_000 * PATIENCE;
