/** Requests for quotes that are not settled, as SQL for statements of other modules. */
export const OPEN_QUOTE_REQUESTS = `(SELECT 1 FROM quote_request WHERE state IN ('open', 'in_progress'))`;
