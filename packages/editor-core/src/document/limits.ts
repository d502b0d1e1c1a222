/**
 * Bounds of a document. They keep hostile or broken input away from every renderer; real sheets stay far below.
 * Lengths in mm.
 */
export const LIMITS = {
  pages: 100,
  objectsPerPage: 5000,
  pathPoints: 10_000,
  textLength: 2000,
  titleLength: 300,
  descriptionLength: 20_000,
  contentLength: 200_000,
  tags: 50,
  /** Largest absolute coordinate or length: more than twice A3, so that things may lie beside the page. */
  coordinateMm: 2000,
  minSizeMm: 0.1,
  borderWidthMm: 20,
  jsonBytes: 20 * 1024 * 1024,
} as const;
