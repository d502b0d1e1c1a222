/** The folder of content documents and graphics; the package document and the navigation stand beside it (eBraille 1.0, 4.2). */
const CONTENT_FOLDER = 'ebraille';

export const PACKAGE_PATH = 'package.opf';

export const NAVIGATION_PATH = 'index.html';

/** Path of the content document called `name`. */
export const chapterPath = (name: string): string => `${CONTENT_FOLDER}/${name}.xhtml`;

/** Path of a file that content documents show. */
export const filePath = (name: string): string => `${CONTENT_FOLDER}/${name}`;
