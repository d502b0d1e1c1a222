import { createIndexedDbDrafts } from '@tastwerk/editor-react/splash';

/** The drafts of this browser. */
export const drafts = createIndexedDbDrafts();

// Read as soon as this part is there, which is while the first page rests: what a tab left behind as it died is stored then, whatever page comes.
void drafts.list();
