/** Id of the main content of every page in the frame, which the link at its beginning leads to. */
export const CONTENT_ID = 'content';
