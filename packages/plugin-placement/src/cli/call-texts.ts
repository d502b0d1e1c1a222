/** What the command says; `{name}` stands for a value. */
const WORDS = {
  noFile: {
    de: 'Nennen Sie eine SVG-Datei oder - für die Standardeingabe.',
    en: 'Name an SVG file, or - for standard input.',
  },
  nothingDrawn: {
    de: 'In {path} steht keine Zeichnung, die gelesen werden kann.',
    en: '{path} holds no drawing that can be read.',
  },
  proof: {
    de: 'Prüfung: vorher {before} Fehler und {warningsBefore} Warnungen, jetzt {after} Fehler und {warningsAfter} Warnungen.',
    en: 'Proof: {before} errors and {warningsBefore} warnings before, {after} errors and {warningsAfter} warnings now.',
  },
  removed: {
    de: 'Entfernt: {count}. Der Bericht (--report) nennt jedes Objekt mit Grund.',
    en: 'Removed: {count}. The report (--report) names each object with its reason.',
  },
  unplaced: {
    de: 'Beschriftungen ohne Platz: {count}. Sie stehen in der Bildbeschreibung.',
    en: 'Labels without room: {count}. They are in the image description.',
  },
  letters: {
    de: 'Schrift, die als Form gezeichnet ist, wurde nicht gelesen. Beschriften Sie das Blatt selbst.',
    en: 'Text that is drawn as shapes was not read. Label the sheet yourself.',
  },
  legendPage: { de: 'Legende', en: 'Key' },
  continuedPage: { de: '{name} (Fortsetzung)', en: '{name} (continued)' },
  untitled: { de: 'Zeichnung', en: 'Drawing' },
} as const;

/** A sentence of the command. */
export const say = (
  language: 'de' | 'en',
  name: keyof typeof WORDS,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  WORDS[name][language].replaceAll(/\{(\w+)\}/gu, (gap, key: string) => String(values[key] ?? gap));
