import { braillePagesOf, type PrintedBraillePage } from '../braille/paginate.js';
import type { Document } from '../document/schema.js';
import type { Scene } from '../primitives/primitives.js';
import { bundledFontMetrics } from '../resources/font-metrics.js';
import { readableText } from '../texts/readable-text.js';
import { buildScene } from '../scene/build-scene.js';
import type { AbortSignalLike } from '../translator/translator.js';
import type { Engine } from './engine.js';
import type { DrawnDocument, ExportedFile } from './exporter.js';

/** What a document is written from. */
export interface WrittenFrom extends Pick<DrawnDocument, 'document' | 'fileName' | 'options' | 'braille'> {
  /** Changes each page before it is written. */
  readonly finish?: (scene: Scene) => Scene;
}

/** A document that is written in one format after the other. */
export interface FileWriter {
  readonly drawn: DrawnDocument;
  /** The files of a format, written once; undefined where `signal` was given before they were. Rejects where no plugin writes such files. */
  readonly write: (format: string, signal?: AbortSignalLike) => Promise<readonly ExportedFile[] | undefined>;
}

/** Lines of print that files of `document` have in braille besides those of the document itself, in any format of the engine. */
export function brailleTextsOfFiles({ exporters }: Engine, document: Document): readonly string[] {
  return [...exporters.values()].flatMap(({ brailleTexts }) => brailleTexts?.(document) ?? []);
}

/** Writes a document by the exporters of `engine`. */
export function createFileWriter(
  { kinds, exporters }: Engine,
  { finish = (scene) => scene, ...parts }: WrittenFrom,
): FileWriter {
  const { document, braille } = parts;
  const resources = { kinds, braille, font: bundledFontMetrics };
  const finished = new Map<string, readonly ExportedFile[]>();
  let scenes: readonly Scene[] | undefined;
  let braillePages: readonly PrintedBraillePage[] | undefined;
  const drawn: DrawnDocument = {
    ...parts,
    kinds,
    readable: (text) => readableText(text, braille),
    get scenes() {
      return (scenes ??= document.pages.map((_, index) => finish(buildScene(document, index, resources))));
    },
    get braillePages() {
      return (braillePages ??= braillePagesOf(document, braille));
    },
    filesOf: async (format) => (exporters.has(format) ? ((await write(format)) ?? []) : []),
  };
  const write: FileWriter['write'] = async (format, signal) => {
    const known = finished.get(format);
    if (known) return known;
    const exporter = exporters.get(format);
    if (!exporter) throw new Error(`no plugin of this engine writes files of the format "${format}"`);
    const files: ExportedFile[] = [];
    for await (const file of (await exporter.load())(drawn)) {
      if (signal?.aborted) return undefined;
      files.push(file);
    }
    finished.set(format, files);
    return files;
  };
  return { drawn, write };
}
