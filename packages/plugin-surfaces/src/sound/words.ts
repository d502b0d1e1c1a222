import { type BrailleSystem, wordLanguageOf } from '@tastwerk/editor-core/braille';

/** What objects are called that have no name: by their kind. Kinds of plugins that are not here are `other`. */
const KINDS = {
  de: {
    label: 'Beschriftung',
    line: 'Linie',
    path: 'Form',
    rect: 'Rechteck',
    ellipse: 'Ellipse',
    image: 'Bild',
    group: 'Gruppe',
    key: 'Legende',
    other: 'Objekt',
  },
  en: {
    label: 'Label',
    line: 'Line',
    path: 'Shape',
    rect: 'Rectangle',
    ellipse: 'Ellipse',
    image: 'Picture',
    group: 'Group',
    key: 'Key',
    other: 'Object',
  },
} as const;

/** What is told of objects; names in braces are filled in. */
const SENTENCES = {
  de: {
    abbreviation: 'Abkürzung {mark}',
    size: '{width} mal {height} mm',
    entry: '{mark}: {text}',
    labels: 'Beschriftung',
    graphic: 'Grafik {number}',
  },
  en: {
    abbreviation: 'Abbreviation {mark}',
    size: '{width} by {height} mm',
    entry: '{mark}: {text}',
    labels: 'Labels',
    graphic: 'Graphic {number}',
  },
} as const;

const isKind = (type: string): type is keyof (typeof KINDS)['en'] => Object.hasOwn(KINDS.en, type);

/** The word for a kind of object, in the language that `system` writes where that is German, else in English. */
export const kindWord = (system: BrailleSystem, type: string): string =>
  KINDS[wordLanguageOf(system)][isKind(type) ? type : 'other'];

/** A sentence on an object in the language of {@link kindWord}. */
export function sentence(
  system: BrailleSystem,
  name: keyof (typeof SENTENCES)['en'],
  values: Readonly<Record<string, string | number>> = {},
): string {
  return SENTENCES[wordLanguageOf(system)][name].replaceAll(/\{(\w+)\}/gu, (gap, key: string) =>
    String(values[key] ?? gap),
  );
}
