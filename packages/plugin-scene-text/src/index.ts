export type { Language } from './language.js';
export type { SceneProblem, SceneProblemCode, SceneSpot } from './problems/problem.js';
export { problemSentence } from './problems/problem-sentence.js';
export { readSceneText, type SceneReading, type SceneReadingOptions } from './reading/read-scene-text.js';
export { writeSceneText } from './writing/write-scene-text.js';
