/** What `mimetype` says (EPUB 3.3, 4.3): eBraille is a profile of EPUB. */
export const MIMETYPE = 'application/epub+zip';

/** Media type of content documents and of the navigation. */
export const XHTML = 'application/xhtml+xml';

/** What `dc:format` says (eBraille 1.0, 5.2). */
export const FORMAT = 'eBraille 1.0';

export const CONTAINER_PATH = 'META-INF/container.xml';

/** At the top, as the navigation (eBraille 1.0, 4.2). */
export const PACKAGE_PATH = 'package.opf';

export const NAVIGATION_PATH = 'index.html';

/** The folder of content documents and graphics. */
const CONTENT_FOLDER = 'ebraille';

/** Path of the content document called `name`. */
export const chapterPath = (name: string): string => `${CONTENT_FOLDER}/${name}.xhtml`;

/** Path of a file that content documents show. */
export const filePath = (name: string): string => `${CONTENT_FOLDER}/${name}`;
