import type { WorkerRequest, WorkerResponse } from './worker-client.js';

/** The listener of a worker for requests: `post` gets what `answer` makes of each, or its error. */
export function createResponder<Query, Result>(
  answer: (query: Query) => Result | Promise<Result>,
  post: (response: WorkerResponse<Result>) => void,
): (request: WorkerRequest<Query>) => void {
  return ({ id, query }) => {
    Promise.resolve(query)
      .then(answer)
      .then((result) => post({ id, result }))
      .catch((error: unknown) => post({ id, error: String(error) }));
  };
}
