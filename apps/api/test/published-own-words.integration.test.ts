import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROUTES, type Variant } from '@tastwerk/contracts';
import type { Document } from '@tastwerk/editor-core';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import { eventually } from './harness/eventually.js';
import { CELLS_OF_STREET, STREET } from './harness/own-words.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

/** What the table writes the word with, and both in the ASCII of braille files. */
const CELLS_OF_TABLE = '⠾⠗⠁⠮⠑';
const ASCII_OF_STREET = 'str';
const ASCII_OF_TABLE = ')ra!e';

/** Of a system that no table is here for: its words hold in no text of the document. */
const FOREIGN: OwnWord = { ...STREET, word: 'der', system: 'xx:none@3.39' };

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
});
afterAll(() => product.stop());

async function published(ownWords: readonly OwnWord[]): Promise<Variant> {
  const body = publication(sheet({ ownWords }));
  const call = { body, token: ada.token };
  return (await product.client.read(ROUTES.createGraphic.response, 'createGraphic', call)).default_variant;
}

const placeOf = ({ id, current_version: { id: versionId } }: Variant) => ({ params: { id, versionId } });

/** Labels and title as a version tells them in braille. */
async function brailleOf(variant: Variant): Promise<string> {
  const told = await product.client.read(
    ROUTES.getVersionBraille.response,
    'getVersionBraille',
    placeOf(variant),
  );
  return [...told.pages.flatMap(({ labels }) => labels), ...told.text]
    .map(({ braille }) => braille)
    .join('\n');
}

async function brfOf(variant: Variant): Promise<string> {
  const params = { variantId: variant.id, format: 'brf', fileName: variant.current_file_name };
  const file = await eventually('the braille file', async () => {
    const answer = await product.client.call('download', { params, token: ada.token });
    return answer.status === 200 ? answer : undefined;
  });
  return file.bytes.toString('latin1').toLowerCase();
}

it('a published document is written with its own words, and comes back with them', async () => {
  const ownWords = [STREET, FOREIGN];
  const [own, plain] = [await published(ownWords), await published([])];
  expect(await brailleOf(own)).toContain(CELLS_OF_STREET);
  expect(await brailleOf(own)).not.toContain(CELLS_OF_TABLE);
  expect(await brailleOf(plain)).toContain(CELLS_OF_TABLE);
  expect(await brailleOf(plain)).not.toContain(CELLS_OF_STREET);

  const read = await product.client.read(ROUTES.getVersion.response, 'getVersion', {
    ...placeOf(own),
    token: ada.token,
  });
  const document: Pick<Document, 'ownWords'> = JSON.parse(read.current_version.document ?? '{}');
  expect(document.ownWords).toEqual(ownWords);

  await product.startWorker();
  expect(await brfOf(own)).toContain(ASCII_OF_STREET);
  expect(await brfOf(own)).not.toContain(ASCII_OF_TABLE);
  expect(await brfOf(plain)).toContain(ASCII_OF_TABLE);
});

it('a draft becomes a file with its own words', async () => {
  const document = sheet({ ownWords: [STREET] });
  const file = await product.client.call('draftFile', { params: { format: 'brf' }, body: { document } });
  expect(file.bytes.toString('latin1').toLowerCase()).toContain(ASCII_OF_STREET);
});

it('own words of a document are refused by path where they are none', async () => {
  const body = publication({ ...sheet(), ownWords: [STREET, { ...STREET, word: 'a b' }] });
  const answer = await product.client.call('createGraphic', { body, token: ada.token });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { error: 'DOCUMENT_INVALID_VALUE', issues: [{ path: ['ownWords', 1, 'word'] }] },
  ]);
});
