/** What a graphic can be about: each is kept in the document by this name, and called as `panels.json` says. */
export const CATEGORIES = [
  'mathematics',
  'geography',
  'biology',
  'physics',
  'chemistry',
  'history',
  'computing',
  'art',
  'music',
  'sport',
  'orientation',
  'everyday',
  'other',
] as const;
