import { describe, expect, it } from '@jest/globals';
import { decodeText } from '@tastwerk/editor-core/files';
import { documentWith } from '../../test/document-with.js';
import { letterTranslator } from '../../test/letter-translator.js';
import { pefProblems } from '../../test/pef-rules.js';
import { renderEngine } from '../../test/render-engine.js';
import { readPef } from '../braille-files/read-pef.js';
import { renderArtefacts } from './render-artefacts.js';

/** A text of 40 pages with headings, in volumes of at most 15. */
function bookOf(set: object) {
  const document = documentWith('Haus');
  const chapter = (number: number) => [
    `# kapitel ${number}`,
    ...Array.from({ length: 110 }, () => 'eine zeile'),
  ];
  const content = Array.from({ length: 9 }, (_, index) => chapter(index + 1))
    .flat()
    .join('\n');
  return {
    ...document,
    graphicTitle: 'das haus',
    braillePages: {
      ...document.braillePages,
      content,
      volumePages: 15,
      frontPages: true,
      duplex: true,
      gutter: 2,
      ...set,
    },
  };
}

async function fileOf(format: 'pef' | 'brf', set: object = {}): Promise<string> {
  const rendered = await renderArtefacts(bookOf(set), {
    formats: [format],
    engine: renderEngine,
    translator: letterTranslator,
    fileName: 'haus',
  });
  if (!rendered.ok) throw new Error(rendered.error.kind);
  return decodeText(rendered.value.artefacts[0]?.bytes ?? new Uint8Array());
}

describe('a book in braille', () => {
  it('is a PEF file with its volumes, on both sides of the paper', async () => {
    const pef = await fileOf('pef');
    expect(pefProblems(pef)).toEqual([]);
    expect(pef.match(/<volume [^>]*>/gu)).toHaveLength(3);
    expect(pef.match(/duplex="true"/gu)).toHaveLength(3);
    const read = readPef(pef);
    expect(read.ok && read.value.pages.length).toBeGreaterThan(40);
  });

  it('has one volume and one side where nothing else is asked for', async () => {
    const pef = await fileOf('pef', { volumePages: null, duplex: false, frontPages: false });
    expect(pef.match(/<volume [^>]*duplex="false"[^>]*>/gu)).toHaveLength(1);
  });

  it('says in each volume which it is and what is in it', async () => {
    const brf = await fileOf('brf');
    const titles = brf.split('\f').filter((page) => /BAND #[A-C] VON #C/u.test(page));
    expect(titles).toHaveLength(3);
    expect(brf).toMatch(/KAPITEL #C '+ #[A-J]+/u);
  });
});
