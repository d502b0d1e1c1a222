import { createIndexedDbDrafts } from '@tastwerk/editor-react/splash';

/** The drafts of this browser. */
export const drafts = createIndexedDbDrafts();
