import { strFromU8 } from 'fflate';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { MIMETYPE, NAVIGATION_PATH, PACKAGE_PATH, XHTML } from '../epub/file-set.js';
import {
  childOf,
  documentAt,
  type Files,
  isAbsolute,
  type Item,
  manifestOf,
  packagePath,
  pathFrom,
  type UnreadDocument,
} from '../epub/package-files.js';
import { contentProblems, shownFiles } from './content-rules.js';
import { metadataProblems } from './metadata-rules.js';
import { readArchive } from '../epub/read-archive.js';
import type { PublicationProblem, RuleId } from './rules.js';
import { styleProblems } from './style-rules.js';
import { descendants, type Element } from '../epub/xml-tree.js';

/** More bytes when unpacked are not looked at. */
const MAX_BYTES = 512 * 1024 * 1024;

const problem = (id: RuleId, path = '', value = ''): PublicationProblem => ({ id, path, value });

/** What is wrong with a document that was not read. */
const unreadProblem = ({ path, message }: UnreadDocument): PublicationProblem =>
  message === undefined ? problem('RSC-001', '', path) : problem('RSC-005', path, message);

function archiveProblems(files: Files): readonly PublicationProblem[] {
  const [first] = files.keys();
  const mimetype = files.get('mimetype');
  return [
    ...(first === 'mimetype' ? [] : [problem('PKG-006')]),
    ...(mimetype && strFromU8(mimetype) === MIMETYPE ? [] : [problem('PKG-007')]),
  ];
}

/** Where the package document is. */
function packageOf(files: Files): Result<string, PublicationProblem> {
  const path = packagePath(files);
  if (!path.ok)
    return fail(path.error.message === undefined ? problem('RSC-002') : unreadProblem(path.error));
  return path.value === undefined ? fail(problem('RSC-002')) : ok(path.value);
}

function placeProblems(
  path: string,
  expected: string,
  ids: { readonly place: RuleId; readonly name: RuleId },
) {
  const name = path.split('/').at(-1);
  return [
    ...(path.includes('/') ? [problem(ids.place, path, path)] : []),
    ...(name === expected ? [] : [problem(ids.name, path, path)]),
  ];
}

function spineProblems(
  spine: Element | undefined,
  path: string,
  items: readonly Item[],
): readonly PublicationProblem[] {
  if (!spine) return [problem('OPF-049', path, 'spine')];
  const byId = new Map(items.map((item) => [item.id, item]));
  return spine.children.flatMap(({ attributes }) => {
    const idref = attributes.get('idref') ?? '';
    const item = byId.get(idref);
    if (!item) return [problem('OPF-049', path, idref)];
    const isContent = item.mime === XHTML && !item.properties.includes('nav');
    return isContent ? [] : [problem('TW-002', path, item.path)];
  });
}

function packageProblems(root: Element, path: string, items: readonly Item[]): readonly PublicationProblem[] {
  const spine = childOf(root, 'spine');
  return [
    ...metadataProblems(childOf(root, 'metadata')).map((told) => ({ ...told, path })),
    ...(childOf(root, 'guide') ? [problem('EBR-020', path, '<guide>')] : []),
    ...(spine?.attributes.has('toc') ? [problem('EBR-020', path, 'toc')] : []),
    ...(childOf(root, 'collection') ? [problem('EBR-021', path)] : []),
    ...items.filter(({ hasFallback }) => hasFallback).map(({ id }) => problem('EBR-022', path, id)),
    ...items.filter(({ href }) => isAbsolute(href)).map(({ href }) => problem('RSC-006', path, href)),
    ...spineProblems(spine, path, items),
  ];
}

function navigationProblems(
  navigation: Item | undefined,
  root: Element | undefined,
): readonly PublicationProblem[] {
  if (!navigation) return [problem('EBR-006', '', '–')];
  const isLinked = [...(root ? descendants(root) : [])].some(
    ({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'publication' && attributes.get('href') === PACKAGE_PATH,
  );
  return [
    ...placeProblems(navigation.path, NAVIGATION_PATH, { place: 'EBR-005', name: 'EBR-006' }),
    ...(root && !isLinked ? [problem('TW-001', navigation.path)] : []),
  ];
}

/** What of a content document, or of the navigation, breaks a rule, and which files it shows that the manifest lacks. */
function documentProblems(
  root: Element,
  path: string,
  known: ReadonlySet<string>,
): readonly PublicationProblem[] {
  const unlisted = shownFiles(root).filter((href) => !isAbsolute(href) && !known.has(pathFrom(path, href)));
  return [
    ...contentProblems(root).map((told) => ({ ...told, path })),
    ...unlisted.map((href) => problem('RSC-008', path, href)),
  ];
}

/**
 * What in a packaged publication, `bytes`, called `fileName`, breaks the rules of eBraille 1.0; nothing for one that keeps them. Rules of EPUB
 * are looked at as far as reading needs them; EPUBCheck knows the others.
 */
export function checkPublication(bytes: Uint8Array, fileName: string): readonly PublicationProblem[] {
  const name = fileName.toLowerCase().endsWith('.ebrl') ? [] : [problem('EBR-001', '', fileName)];
  const files = readArchive(bytes, MAX_BYTES);
  if (!files) return [...name, problem('PKG-004')];
  const found = [...name, ...archiveProblems(files)];
  const opened = packageOf(files);
  if (!opened.ok) return [...found, opened.error];
  const path = opened.value;
  const opf = documentAt(files, path);
  if (!opf.ok) return [...found, unreadProblem(opf.error)];
  const root = opf.value;
  const items = manifestOf(root, path);
  const known = new Set(items.map((item) => item.path));
  const documents = new Map(
    items
      .filter(({ mime }) => mime === XHTML)
      .map((item) => [item.path, documentAt(files, item.path)] as const),
  );
  const ofFiles = items.flatMap((item): readonly PublicationProblem[] => {
    const bytes = files.get(item.path);
    if (!bytes) return [problem('RSC-001', '', item.path)];
    if (item.mime === 'text/css') {
      return styleProblems(strFromU8(bytes)).map((told) => ({ ...told, path: item.path }));
    }
    const document = documents.get(item.path);
    if (!document) return [];
    return document.ok ? documentProblems(document.value, item.path, known) : [unreadProblem(document.error)];
  });
  const navigation = items.find(({ properties }) => properties.includes('nav'));
  const shown = navigation && documents.get(navigation.path);
  return [
    ...found,
    ...placeProblems(path, PACKAGE_PATH, { place: 'EBR-003', name: 'EBR-004' }),
    ...packageProblems(root, path, items),
    ...navigationProblems(navigation, shown?.ok ? shown.value : undefined),
    ...ofFiles,
  ];
}
