import type { Document, Engine, Kinds } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { fileSample, type FileSort, type Importer, SAMPLE_BYTES } from '@tastwerk/editor-core/files';
import { importArea } from '@tastwerk/editor-core/import';
import type { ImportContribution, ImportPage } from '../../contributions/editor-plugin.js';

/** A sort of files that the editor reads: with a step of its own, or by an importer of the engine and the usual step. */
export interface FileImport extends FileSort {
  readonly id: string;
  /** How the list of what can be read names it; for an importer that no plugin of the interface presents, its endings are named. */
  readonly contribution?: ImportContribution;
  readonly importer?: Importer;
}

/** What the editor reads, in the order in which a file is offered to them: as plugins of the interface present it, then all else of the engine. */
export function fileImports(
  contributions: readonly ImportContribution[],
  { importers }: Pick<Engine, 'importers'>,
): readonly FileImport[] {
  const presented = contributions.flatMap((contribution): readonly FileImport[] => {
    const { id } = contribution;
    const importer = importers.get(id);
    const sort = contribution.sort ?? importer;
    if (!sort) return [];
    const { accepts, matches } = sort;
    return [{ id, accepts, matches, contribution, ...(importer ? { importer } : {}) }];
  });
  const known = new Set(presented.map(({ id }) => id));
  const others = [...importers].filter(([id]) => !known.has(id));
  return [...presented, ...others.map(([id, importer]) => ({ ...importer, id, importer }))];
}

/** What reads `file`, by what stands in it; undefined where nothing does. Rejects where the file is gone. */
export async function importOf(imports: readonly FileImport[], file: File): Promise<FileImport | undefined> {
  const head = await file.slice(0, SAMPLE_BYTES).arrayBuffer();
  const sample = fileSample(file.name, new Uint8Array(head));
  return imports.find(({ matches }) => matches(sample));
}

/** What `document` has at `pageIndex` for an import. */
export function importPage(kinds: Kinds, document: Document, pageIndex: number): ImportPage {
  const { width, height, system } = document;
  const area = importArea(kinds, document, pageIndex);
  return { widthMm: width, heightMm: height, area, language: languageOfSystem(system) };
}
