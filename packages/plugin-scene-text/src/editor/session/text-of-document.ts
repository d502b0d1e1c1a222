import type { Document, Engine } from '@tastwerk/editor-core';
import type { Language } from '../../language.js';
import { type WrittenText, writeSceneLines } from '../../writing/write-scene-text.js';
import { linesOfWritten } from '../sync/merge-lines.js';

/** A document with its text as it is written. */
export interface TextOfDocument extends WrittenText {
  readonly document: Document;
}

export const textOfDocument = (document: Document, engine: Engine, language: Language): TextOfDocument => ({
  document,
  ...writeSceneLines(document, engine, language),
});

/** Which objects stand where in the text of an author. */
export interface ObjectPlaces {
  /** The line of an object, from 1; undefined where the author has taken it away. */
  readonly lineOf: (uuid: string) => number | undefined;
  /** The object whose line is `line`, from 1, or whose lines `line` is one of; undefined for lines of no object. */
  readonly objectAt: (line: number) => string | undefined;
}

/** Where the objects of a text that was `written` stand in `mine`, which the author has changed since. */
export function placesOf({ document, lines, lineOf }: TextOfDocument, mine: readonly string[]): ObjectPlaces {
  const places = linesOfWritten(mine, lines);
  const pages = new Set(document.pages.map(({ uuid }) => uuid));
  const byUuid = new Map<string, number>();
  const owners: (string | undefined)[] = [];
  for (const [uuid, line] of lineOf) {
    const place = places[line - 1];
    if (place === undefined) continue;
    byUuid.set(uuid, place + 1);
    owners[place + 1] = pages.has(uuid) ? '' : uuid;
  }
  return {
    lineOf: (uuid) => byUuid.get(uuid),
    objectAt(line) {
      const text = mine[line - 1]?.trim() ?? '';
      if (text === '' || text.startsWith('#')) return undefined;
      let at = line;
      // The fields of a chart stand below its line.
      while (at > 0 && owners[at] === undefined) at -= 1;
      return owners[at] === '' ? undefined : owners[at];
    },
  };
}
