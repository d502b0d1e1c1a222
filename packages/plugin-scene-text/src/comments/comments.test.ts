import { describe, expect, it } from '@jest/globals';
import type { Document, SceneComment } from '@tastwerk/editor-core';
import { walkObjects } from '@tastwerk/editor-core/objects';
import fc from 'fast-check';
import { changesOfText } from '../changes/changes-of-text.js';
import { readSceneText } from '../reading/read-scene-text.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { anyDocuments } from '../../test/documents.js';
import { countingIds, engine } from '../../test/engine.js';

function read(text: string, base?: Document): Document {
  const reading = readSceneText(text, { engine, newId: countingIds(), ...(base ? { base } : {}) });
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value.document;
}

const TEXT = `Szenentext 1
# Ein Haus für die 5. Klasse
Grafik "Haus"
Seite "Eins"
# Zuerst die Wand,
# dann das Dach.
Quadrat "Wand" Seite 60 bei 40, 120 # ohne Tür
Gruppe "Baum"
  # grün
  Kreis "Krone" Radius 15 bei 130, 100
Seite "Zwei" # Text
Kreis Radius 8 bei 50, 130
#
# Ende
`;

describe('comments of a scene text', () => {
  it('are kept in the document, and written where they stood', () => {
    expect(writeSceneText(read(TEXT), engine, 'de')).toBe(TEXT);
    expect(read(TEXT).comments.map(({ place, text }) => `${place}: ${text}`)).toEqual([
      'above: Ein Haus für die 5. Klasse',
      'above: Zuerst die Wand,',
      'above: dann das Dach.',
      'behind: ohne Tür',
      'above: grün',
      'behind: Text',
      'end: ',
      'end: Ende',
    ]);
  });

  it('stand below the first line where they belong to lines of the document', () => {
    const loose = '# eins\nSzenentext 1\nGrafik "A" # zwei\n# drei\nPapier A3 hoch\n';
    expect(writeSceneText(read(loose), engine, 'de')).toBe(
      'Szenentext 1\n# eins\n# zwei\n# drei\nGrafik "A"\nPapier A3 hoch\n',
    );
  });

  it('go along when the lines around them are changed', () => {
    const base = read(TEXT);
    const changed = changesOfText(base, TEXT.replace('Seite 60', 'Seite 50'), {
      engine,
      newId: countingIds(500),
    });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
    expect(changed.value.command?.type).toBe('update-objects');
    expect(changed.value.document.comments).toBe(base.comments);
    expect(writeSceneText(changed.value.document, engine, 'de')).toBe(TEXT.replace('Seite 60', 'Seite 50'));
  });

  it('are changed by one command of their own', () => {
    const base = read(TEXT);
    const options = { engine, newId: countingIds(500) };
    const changed = changesOfText(base, TEXT.replace('# grün', '# braun'), options);
    expect(changed.ok && changed.value.command).toMatchObject({
      type: 'set-document-properties',
      set: { comments: expect.anything() },
    });
  });

  it('of what is taken away stand at the end', () => {
    const base = read(TEXT);
    const [page] = base.pages;
    const applied = engine.commands.apply(base, {
      type: 'remove-objects',
      uuids: page ? [page.objects[0]?.uuid ?? ''] : [],
    });
    if (!applied.ok) throw new Error(applied.error.code);
    expect(writeSceneText(applied.value, engine, 'de').trimEnd().split('\n').slice(-5)).toEqual([
      '# Zuerst die Wand,',
      '# dann das Dach.',
      '# ohne Tür',
      '#',
      '# Ende',
    ]);
  });

  it('are told where one is too long', () => {
    const reading = readSceneText(`Szenentext 1\nKreis Radius 5\n# ${'x'.repeat(501)}\n`, {
      engine,
      newId: countingIds(),
    });
    expect(!reading.ok && reading.error).toMatchObject([{ code: 'VALUE_TOO_LARGE', line: 3 }]);
  });

  it('of any document are the same text again, and no change of it', () => {
    const places = fc.constantFrom<SceneComment['place']>('above', 'behind', 'end');
    const comments = fc.array(fc.tuple(fc.nat(20), places, fc.stringMatching(/^[\w #"{},.]{0,12}$/)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyDocuments, comments, (document, wanted) => {
        const ids = document.pages.map(({ uuid }) => uuid);
        for (const { objects } of document.pages) walkObjects(objects, ({ uuid }) => void ids.push(uuid));
        const base = {
          ...document,
          comments: wanted.map(([at, place, text]) => ({ at: ids[at] ?? null, place, text })),
        };
        const text = writeSceneText(base, engine, 'de');
        expect(writeSceneText(read(text), engine, 'de')).toBe(text);
        expect(read(text, base)).toBe(base);
      }),
      { numRuns: 100 },
    );
  });
});
