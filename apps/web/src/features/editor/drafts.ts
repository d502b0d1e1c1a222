import { createIndexedDbDrafts } from '@tastwerk/editor-react';

/** The drafts of this browser. */
export const drafts = createIndexedDbDrafts();
