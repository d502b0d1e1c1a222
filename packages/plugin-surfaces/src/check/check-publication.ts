import { strFromU8 } from 'fflate';
import { contentProblems, shownFiles } from './content-rules.js';
import { metadataProblems } from './metadata-rules.js';
import { readArchive } from './read-archive.js';
import type { PublicationProblem, RuleId } from './rules.js';
import { styleProblems } from './style-rules.js';
import { descendants, type Element, xmlTree } from './xml-tree.js';

const XHTML = 'application/xhtml+xml';
const MIMETYPE = 'application/epub+zip';
const CONTAINER = 'META-INF/container.xml';
const NAVIGATION = 'index.html';
const PACKAGE = 'package.opf';

type Files = ReadonlyMap<string, Uint8Array>;

interface Item {
  readonly id: string;
  readonly path: string;
  readonly mime: string;
  readonly properties: readonly string[];
}

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
  const container = documentAt(files, CONTAINER);
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

function manifestOf(root: Element, base: string): readonly Item[] {
  const manifest = root.children.find(({ name }) => name === 'manifest');
  return (manifest?.children ?? []).map(({ attributes }) => ({
    id: attributes.get('id') ?? '',
    path: pathFrom(base, attributes.get('href') ?? ''),
    mime: attributes.get('media-type') ?? '',
    properties: (attributes.get('properties') ?? '').split(/\s+/u),
  }));
}

function packageProblems(root: Element, path: string, items: readonly Item[]): readonly PublicationProblem[] {
  const child = (wanted: string) => root.children.find(({ name }) => name === wanted);
  const spine = child('spine');
  const byId = new Map(items.map((item) => [item.id, item]));
  const remote = (child('manifest')?.children ?? []).flatMap(({ attributes }) => {
    const href = attributes.get('href') ?? '';
    return /^[a-z][a-z\d+.-]*:/iu.test(href) ? [problem('RSC-006', path, href)] : [];
  });
  const fallbacks = (child('manifest')?.children ?? [])
    .filter(({ attributes }) => attributes.has('fallback'))
    .map(({ attributes }) => problem('EBR-022', path, attributes.get('id')));
  const read = (spine?.children ?? []).flatMap(({ attributes }) => {
    const idref = attributes.get('idref') ?? '';
    const item = byId.get(idref);
    if (!item) return [problem('OPF-049', path, idref)];
    const isContent = item.mime === XHTML && !item.properties.includes('nav');
    return isContent ? [] : [problem('TW-002', path, item.path)];
  });
  return [
    ...metadataProblems(child('metadata')).map((told) => ({ ...told, path })),
    ...(child('guide') ? [problem('EBR-020', path, '<guide>')] : []),
    ...(spine?.attributes.has('toc') ? [problem('EBR-020', path, 'toc')] : []),
    ...(child('collection') ? [problem('EBR-021', path)] : []),
    ...fallbacks,
    ...remote,
    ...(spine ? read : [problem('OPF-049', path, 'spine')]),
  ];
}

function navigationProblems(
  navigation: Item | undefined,
  root: Element | undefined,
): readonly PublicationProblem[] {
  if (!navigation) return [problem('EBR-006', '', '–')];
  const isLinked = [...(root ? descendants(root) : [])].some(
    ({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'publication' && attributes.get('href') === PACKAGE,
  );
  return [
    ...placeProblems(navigation.path, NAVIGATION, { place: 'EBR-005', name: 'EBR-006' }),
    ...(root && !isLinked ? [problem('TW-001', navigation.path)] : []),
  ];
}

/** The problems of the files of the manifest, and the documents among them that could be read. */
function fileProblems(files: Files, items: readonly Item[]) {
  const known = new Set(items.map(({ path }) => path));
  const problems: PublicationProblem[] = [];
  const documents = new Map<string, Element>();
  for (const { path, mime } of items) {
    const bytes = files.get(path);
    if (!bytes) {
      problems.push(problem('RSC-001', '', path));
    } else if (mime === 'text/css') {
      problems.push(...styleProblems(strFromU8(bytes)).map((told) => ({ ...told, path })));
    } else if (mime === XHTML) {
      const tree = documentAt(files, path);
      if (isProblem(tree)) {
        problems.push(tree);
        continue;
      }
      documents.set(path, tree);
      problems.push(...contentProblems(tree).map((told) => ({ ...told, path })));
      const unlisted = shownFiles(tree).filter(
        (href) => !/^[a-z][a-z\d+.-]*:/iu.test(href) && !known.has(pathFrom(path, href)),
      );
      problems.push(...unlisted.map((href) => problem('RSC-008', path, href)));
    }
  }
  return { problems, documents };
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
  const navigation = items.find(({ properties }) => properties.includes('nav'));
  const { problems, documents } = fileProblems(files, items);
  return [
    ...found,
    ...placeProblems(path, PACKAGE, { place: 'EBR-003', name: 'EBR-004' }),
    ...packageProblems(root, path, items),
    ...navigationProblems(navigation, navigation && documents.get(navigation.path)),
    ...problems,
  ];
}
