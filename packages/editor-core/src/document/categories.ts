/** What a graphic can be about: each is kept in the document by this name, and called by the texts of the interface. */
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

/** A category of the list. */
export type Category = (typeof CATEGORIES)[number];

/** How people call categories in documents from before there was a list, in small letters. */
const CALLED: Readonly<Partial<Record<Category, readonly string[]>>> = {
  mathematics: ['mathematik'],
  geography: ['erdkunde', 'geografie', 'geographie'],
  biology: ['biologie'],
  physics: ['physik'],
  chemistry: ['chemie'],
  history: ['geschichte'],
  computing: ['informatik'],
  art: ['kunst'],
  music: ['musik'],
  sport: ['sports'],
  orientation: ['orientierung', 'mobilität', 'mobility'],
  everyday: ['sachunterricht', 'alltag', 'everyday life'],
};

/** The category that a document means by `text`: one of the list where it is called so in either language, else the text itself; null for none. */
export function categoryOf(text: string | null): string | null {
  const written = (text ?? '').trim();
  const name = written.toLowerCase();
  return (CATEGORIES.find((one) => one === name || CALLED[one]?.includes(name)) ?? written) || null;
}
