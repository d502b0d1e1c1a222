/** The list of drafts without the editor: what draws, proofs and publishes is loaded when a draft is opened. */
export { createIndexedDbDrafts } from '../drafts/indexed-db.js';
export { EditorSplash, type EditorSplashProps } from './editor-splash.js';
