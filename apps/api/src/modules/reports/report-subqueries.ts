/** Reports that are not settled, as SQL for statements of other modules. */
export const OPEN_REPORTS = `(SELECT 1 FROM report WHERE state IN ('open', 'in_progress'))`;
