/**
 * Bounds of a document. They keep hostile or broken input away from every renderer; real sheets stay far below.
 * Lengths in mm.
 */
export const LIMITS = {
  pages: 100,
  objectsPerPage: 5000,
  guides: 100,
  /** Groups that lie in each other. */
  groupDepth: 8,
  pathPoints: 10_000,
  /** Shapes of one imported graphic, and their points together. */
  importedPaths: 2000,
  importedPoints: 50_000,
  textLength: 2000,
  titleLength: 300,
  /** Abbreviation of a label. */
  keyValLength: 20,
  descriptionLength: 20_000,
  contentLength: 200_000,
  tags: 50,
  /** Lines that a legend explains: far more than a finger tells apart. */
  keyedStrokes: 50,
  /** Findings of a proof that someone has passed over, the objects that one of them names, and the words that say why. */
  ignoredFindings: 500,
  ignoredObjects: 200,
  reasonLength: 500,
  /** Comments of the scene text of a document, and the characters of one. */
  comments: 2000,
  commentLength: 500,
  /** Words that a document, an account or an installation has braille of its own for. */
  ownWords: 2000,
  /** Plugins that one document names. */
  plugins: 50,
  /** Largest absolute coordinate or length: more than twice A3, so that things may lie beside the page. */
  coordinateMm: 2000,
  /** Characters of the picture under a page, as base64: about 1.1 MB. */
  backdropLength: 1_500_000,
  minSizeMm: 0.1,
  borderWidthMm: 20,
  /** Work of a document that a server publishes, as `workOf` counts it: 40 pages of 500 objects, or 200,000 points. */
  publishedWork: 25_000,
  jsonBytes: 20 * 1024 * 1024,
} as const;
