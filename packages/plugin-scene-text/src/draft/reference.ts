import type { SceneSpot } from '../problems/problem.js';

/** How an object is called on a line that needs it. */
export type Reference = SceneSpot &
  (
    | { readonly by: 'name'; readonly name: string }
    /** A mark such as `@1`, of an object that has no name of its own. */
    | { readonly by: 'handle'; readonly handle: string }
    /** An object that is not there, by its id: a label may name one that was removed. */
    | { readonly by: 'id'; readonly uuid: string }
  );
