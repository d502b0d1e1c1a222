import type { Document, ImageDescription, Kinds, ObjectOf } from '@tastwerk/editor-core';
import { wordLanguageOf } from '@tastwerk/editor-core/braille';
import { readingOrder } from '@tastwerk/editor-core/description';

const WORDS = {
  de: {
    type: 'Zeichnung mit Beschriftungen',
    bare: 'Zeichnung ohne Beschriftungen',
    labels: 'Beschriftungen in Leserichtung',
    left: 'Ohne Platz auf dem Blatt',
    none: 'Was die Zeichnung zeigt, ist noch zu beschreiben.',
  },
  en: {
    type: 'Drawing with labels',
    bare: 'Drawing without labels',
    labels: 'Labels in reading order',
    left: 'Without room on the sheet',
    none: 'What the drawing shows is still to be described.',
  },
} as const;

/** Longest text of a part, in characters, far below what documents hold. */
const MOST_CHARACTERS = 4000;

const textOf = ({ text }: ObjectOf<'label'>): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The description of a drawing as far as its labels tell it: parts that a person wrote stay. */
export function describedDrawing(
  kinds: Kinds,
  document: Document,
  left: readonly ObjectOf<'label'>[],
): ImageDescription {
  const words = WORDS[wordLanguageOf(document.system)];
  const own = document.braillePages.imageDescription;
  const labels = document.pages.flatMap(({ objects }) =>
    readingOrder(kinds, objects).flatMap((object) =>
      object.type === 'label' && !object.isTitle && object.text.trim() !== '' ? [textOf(object)] : [],
    ),
  );
  const details = [
    labels.length > 0 ? `${words.labels}: ${labels.join(', ')}.` : words.none,
    ...(left.length > 0 ? [`${words.left}: ${left.map(textOf).join(', ')}.`] : []),
  ].join('\n');
  const kept = (part: keyof ImageDescription, text: string) =>
    own[part].trim() === '' ? text.slice(0, MOST_CHARACTERS) : own[part];
  return {
    type: kept('type', labels.length > 0 ? words.type : words.bare),
    summary: kept('summary', `${document.graphicTitle || words.bare}.`),
    details: kept('details', details),
  };
}
