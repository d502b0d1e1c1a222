import { strFromU8 } from 'fflate';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONTAINER_PATH } from './file-set.js';
import { descendants, type Element, xmlTree } from './xml-tree.js';

/** The files of an unpacked publication by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Whether an address names a scheme, and so a place outside of the publication. */
export const isAbsolute = (address: string): boolean => /^[a-z][a-z\d+.-]*:/iu.test(address);

/** `href` as a path in the archive, seen from the file `base`; without what stands behind # and ?. */
export function pathFrom(base: string, href: string): string {
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

/** The bytes of a text file as text, without a byte order mark. */
export const textOf = (bytes: Uint8Array): string => strFromU8(bytes).replace(/^\ufeff/u, '');

/** Why a document of a publication was not read: there is no such file, or it is no XML, as `message` says. */
export interface UnreadDocument {
  readonly path: string;
  /** What the parser says; absent where the file is missing. */
  readonly message?: string;
}

/** The root of the XML document at `path`. */
export function documentAt(files: Files, path: string): Result<Element, UnreadDocument> {
  const bytes = files.get(path);
  if (!bytes) return fail({ path });
  const tree = xmlTree(textOf(bytes));
  return typeof tree === 'string' ? fail({ path, message: tree }) : ok(tree);
}

/** Where the package document is, as the container says; undefined where it says nothing. */
export function packagePath(files: Files): Result<string | undefined, UnreadDocument> {
  const container = documentAt(files, CONTAINER_PATH);
  if (!container.ok) return container;
  const rootfile = [...descendants(container.value)].find(({ name }) => name === 'rootfile');
  return ok(rootfile?.attributes.get('full-path'));
}

/** The first child of `root` that is called `wanted`. */
export const childOf = (root: Element, wanted: string): Element | undefined =>
  root.children.find(({ name }) => name === wanted);

/** An item of a manifest, with its address as it stands there. */
export interface Item {
  readonly id: string;
  readonly href: string;
  readonly path: string;
  readonly mime: string;
  readonly properties: readonly string[];
  readonly hasFallback: boolean;
}

/** What the package document `root` at `base` lists. */
export function manifestOf(root: Element, base: string): readonly Item[] {
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
