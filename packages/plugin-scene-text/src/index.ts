export type { Language } from './language.js';
export type { SceneProblem, SceneProblemCode, SceneSpot } from './problems/problem.js';
export { type Repair, repairsOf } from './problems/repairs.js';
export { problemSentence } from './problems/problem-sentence.js';
export {
  drawSceneText,
  readSceneText,
  type SceneDrawingOptions,
  type SceneReading,
  type SceneReadingOptions,
} from './reading/read-scene-text.js';
export { loadSceneLines } from './lines/load-scene-lines.js';
export { writeSceneText } from './writing/write-scene-text.js';
export { changesOfText, drawChangesOfText, type TextChange } from './changes/changes-of-text.js';
export {
  completeAt,
  completeLine,
  type Completion,
  type CompletionOptions,
  type TextPlace,
} from './completion/complete-at.js';
