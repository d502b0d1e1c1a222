import { type BrailleSystem, wordLanguageOf } from '@tastwerk/editor-core/braille';

/** What a publication says besides the document, written in the braille system of the document. `{number}` is that of a graphic. */
const WORDS = {
  de: {
    contents: 'Inhalt',
    text: 'Text',
    graphic: 'Grafik {number}',
    toText: 'Zum Text',
    toGraphic: 'Zur Grafik {number}',
    printFile: 'Die Grafik als PDF-Datei zum Drucken',
    unknown: 'Unbekannt',
  },
  en: {
    contents: 'Contents',
    text: 'Text',
    graphic: 'Graphic {number}',
    toText: 'To the text',
    toGraphic: 'To graphic {number}',
    printFile: 'The graphic as a PDF file to print',
    unknown: 'Unknown',
  },
} as const;

export type Word = keyof (typeof WORDS)['en'];

/** A word of a publication in print, in the language that `system` writes where that is German, else in English. */
export function word(system: BrailleSystem, name: Word, number = 1): string {
  return WORDS[wordLanguageOf(system)][name].replace('{number}', String(number));
}
