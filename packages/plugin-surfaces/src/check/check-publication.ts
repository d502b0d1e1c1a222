import { strFromU8 } from 'fflate';
import { CONTAINER_PATH, MIMETYPE, NAVIGATION_PATH, PACKAGE_PATH, XHTML } from '../ebraille/file-set.js';
import { contentProblems, isAbsolute, shownFiles } from './content-rules.js';
import { metadataProblems } from './metadata-rules.js';
import { readArchive } from './read-archive.js';
import type { PublicationProblem, RuleId } from './rules.js';
import { styleProblems } from './style-rules.js';
import { descendants, type Element, xmlTree } from './xml-tree.js';

type Files = ReadonlyMap<string, Uint8Array>;

const problem = (id: RuleId, path = '', value = ''): PublicationProblem => ({ id, path, value });

/** `href` as a path in the archive, seen from the file `base`; without what stands behind # and ?. */
function pathFrom(base: string, href: string): string {
  const steps = base.split('/').slice(0, -1);
  const [named = ''] = href.split(/[#?]/u);
  for (const step of named.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  const path = steps.join('/');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The document at `path`; what is wrong where it is missing or not well-formed. */
function documentAt(files: Files, path: string): Element | PublicationProblem {
  const bytes = files.get(path);
  if (!bytes) return problem('RSC-001', '', path);
  const tree = xmlTree(strFromU8(bytes).replace(/^\ufeff/u, ''));
  return typeof tree === 'string' ? problem('RSC-005', path, tree) : tree;
}

const isProblem = (value: Element | PublicationProblem): value is PublicationProblem => 'id' in value;

function archiveProblems(files: Files): readonly PublicationProblem[] {
  const [first] = files.keys();
  const mimetype = files.get('mimetype');
  return [
    ...(first === 'mimetype' ? [] : [problem('PKG-006')]),
    ...(mimetype && strFromU8(mimetype) === MIMETYPE ? [] : [problem('PKG-007')]),
  ];
}

/** Where the package document is. */
function packagePath(files: Files): string | PublicationProblem {
  const container = documentAt(files, CONTAINER_PATH);
  if (isProblem(container)) return container.id === 'RSC-001' ? problem('RSC-002') : container;
  const rootfile = [...descendants(container)].find(({ name }) => name === 'rootfile');
  return rootfile?.attributes.get('full-path') ?? problem('RSC-002');
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

const childOf = (root: Element, wanted: string): Element | undefined =>
  root.children.find(({ name }) => name === wanted);

/** An item of a manifest, with its address as it stands there. */
interface Item {
  readonly id: string;
  readonly href: string;
  readonly path: string;
  readonly mime: string;
  readonly properties: readonly string[];
  readonly hasFallback: boolean;
}

function manifestOf(root: Element, base: string): readonly Item[] {
  return (childOf(root, 'manifest')?.children ?? []).map(({ attributes }) => {
    const said = (name: string) => attributes.get(name) ?? '';
    return {
      id: said('id'),
      href: said('href'),
      path: pathFrom(base, said('href')),
      mime: said('media-type'),
      properties: said('properties').split(/\s+/u),
      hasFallback: attributes.has('fallback'),
    };
  });
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
  const files = readArchive(bytes);
  if (!files) return [...name, problem('PKG-004')];
  const found = [...name, ...archiveProblems(files)];
  const path = packagePath(files);
  if (typeof path !== 'string') return [...found, path];
  const root = documentAt(files, path);
  if (isProblem(root)) return [...found, root];
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
    return isProblem(document) ? [document] : documentProblems(document, item.path, known);
  });
  const navigation = items.find(({ properties }) => properties.includes('nav'));
  const shown = navigation && documents.get(navigation.path);
  return [
    ...found,
    ...placeProblems(path, PACKAGE_PATH, { place: 'EBR-003', name: 'EBR-004' }),
    ...packageProblems(root, path, items),
    ...navigationProblems(navigation, shown && !isProblem(shown) ? shown : undefined),
    ...ofFiles,
  ];
}
