import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES } from './language.js';
import { readSceneText } from './reading/read-scene-text.js';
import { problemSentence } from './problems/problem-sentence.js';
import { writeSceneText } from './writing/write-scene-text.js';
import { anyDocuments } from '../test/documents.js';
import { countingIds, engine } from '../test/engine.js';
import { withoutIds } from '../test/without-ids.js';
import type { Document } from '@tastwerk/editor-core';

/** Documents of the property test. */
const COUNT = 400;

function read(text: string, base?: Document): Document {
  const reading = readSceneText(text, { engine, newId: countingIds(), ...(base ? { base } : {}) });
  if (reading.ok) return reading.value.document;
  const [problem] = reading.error;
  const line = text.split('\n')[(problem?.line ?? 1) - 1];
  throw new Error(`${problem ? problemSentence(problem, 'en') : ''} ${JSON.stringify(problem)}\n${line}`);
}

describe('a scene text', () => {
  it.each(LANGUAGES)('in %s says any document, and is the same when it is written again', (language) => {
    fc.assert(
      fc.property(anyDocuments, (document) => {
        const text = writeSceneText(document, engine, language);
        const again = read(text);
        expect(withoutIds(again)).toEqual(withoutIds(document));
        expect(writeSceneText(again, engine, language)).toBe(text);
      }),
      { numRuns: COUNT },
    );
  });

  it('leaves a document as it is when nothing is changed in its text, with ids, pictures and origin', () => {
    fc.assert(
      fc.property(anyDocuments, (document) => {
        const base = { ...document, variant_id: 5, currentFileName: 'blatt.json' };
        expect(read(writeSceneText(base, engine, 'de'), base)).toBe(base);
      }),
      { numRuns: COUNT / 4 },
    );
  });
});
