import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { isBraille } from '@tastwerk/editor-core/braille';
import type { ImportedPublication } from '@tastwerk/editor-core/files';

/** A line for the braille pages: what stands before its cells, and behind them, says what it is. */
const LINE = /^(\[page |#{1,6} |- |\d{1,3}[.)] )?([\u2800-\u283f]*)(\]?)$/u;

/** What rows of braille say in print. */
export type RowReadings = ReadonlyMap<string, string>;

/** The rows of braille in a publication, each once: those of its text, the names of its drawings, and their labels. */
export function publicationRows({ text, drawings }: ImportedPublication, kinds: Kinds): readonly string[] {
  const ofText = text.split('\n').map((line) => LINE.exec(line)?.[2] ?? '');
  const ofDrawings = drawings.flatMap(({ name, objects }) => [
    name,
    ...objects.map((object) => kinds.textOf(object) ?? ''),
  ]);
  return [...new Set([...ofText, ...ofDrawings])].filter((row) => isBraille(row) && !row.includes('\n'));
}

/** A line of the text with its cells as print; the marks of headings, items and pages stay. */
export function printedLine(line: string, readings: RowReadings): string {
  const [, before = '', cells = '', after = ''] = LINE.exec(line) ?? [];
  return cells === '' ? line : `${before}${readings.get(cells) ?? cells}${after}`;
}

/** `object` with what its braille says in print, where it is a label of braille. */
export function printedObject(object: PageObject, readings: RowReadings): PageObject {
  if (object.type !== 'label') return object;
  const text = readings.get(object.text);
  return text === undefined ? object : { ...object, text };
}
