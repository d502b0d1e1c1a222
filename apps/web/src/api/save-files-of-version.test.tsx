import { afterEach, expect, it, jest } from '@jest/globals';
import { answer, fakeApi, refusal } from '../../test/fake-api.js';
import { watchSavedFiles } from '../../test/saved-files.js';
import { saveFilesOfVersion } from './save-files-of-version.js';

const version = { variantId: 7, fileName: 'herz-12', pageCount: 2 };
const file = () => answer(null);

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['pdf', ['/files/variants/7/pdf_herz-12.pdf'], ['herz-12.pdf']],
  [
    'svg',
    ['/files/variants/7/svg_herz-12-p1.svg', '/files/variants/7/svg_herz-12-p2.svg'],
    ['herz-12-p1.svg', 'herz-12-p2.svg'],
  ],
  [
    'png',
    ['/files/thumbnails/herz-12-THUMBNAIL-xl-p1.png', '/files/thumbnails/herz-12-THUMBNAIL-xl-p2.png'],
    ['herz-12-p1.png', 'herz-12-p2.png'],
  ],
] as const)('fetches the %s files of all pages and saves them', async (format, paths, names) => {
  const saved = watchSavedFiles();
  const calls = fakeApi(Object.fromEntries(paths.map((path) => [`GET ${path}`, file])));
  expect(await saveFilesOfVersion(version, format)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(paths);
  expect(saved).toEqual(names);
});

it('saves no further file once one could not be had, and says why', async () => {
  const saved = watchSavedFiles();
  fakeApi({
    'GET /files/variants/7/svg_herz-12-p1.svg': file,
    'GET /files/variants/7/svg_herz-12-p2.svg': () => refusal('FILE_NOT_FOUND'),
  });
  expect(await saveFilesOfVersion(version, 'svg')).toMatchObject({ code: 'FILE_NOT_FOUND', status: 404 });
  expect(saved).toEqual(['herz-12-p1.svg']);
});
