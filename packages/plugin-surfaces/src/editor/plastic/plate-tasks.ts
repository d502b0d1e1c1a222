import type { Scene } from '@tastwerk/editor-core/scene';
import { zipSync } from 'fflate';
import type { PlateFormat } from '../../plastic/names.js';
import { cutterFiles, type PlateFile, plateFiles } from '../../plastic/plate-files.js';
import { type PlatePart, plateParts, type PlateWish } from '../../plastic/plate-parts.js';

/** What is made of sheets: plates and molds for printers, or outlines for cutters. */
export type PlasticFormat = PlateFormat | 'cutter';

/** What a worker is asked for: the plate of a sheet to be looked at, or the file of all sheets. */
export type PlateTask =
  | { readonly kind: 'look'; readonly scene: Scene; readonly wish: PlateWish }
  | {
      readonly kind: 'file';
      readonly scenes: readonly Scene[];
      readonly wish: PlateWish;
      readonly format: PlasticFormat;
      readonly fileName: string;
    };

/** The answer to a task of the same kind. */
export type PlateAnswer =
  | { readonly kind: 'look'; readonly parts: readonly PlatePart[] }
  | { readonly kind: 'file'; readonly file: PlateFile };

/** One file of several: a ZIP where there are more. */
function oneFile(files: readonly PlateFile[], fileName: string): PlateFile {
  const [first] = files;
  if (first && files.length === 1) return first;
  const bytes = zipSync(Object.fromEntries(files.map((file) => [file.name, file.bytes])));
  return { name: `${fileName}.zip`, mime: 'application/zip', bytes };
}

/** Carries out `task`: seconds of work for a full sheet. */
export async function carryOut(task: PlateTask): Promise<PlateAnswer> {
  if (task.kind === 'look') return { kind: 'look', parts: await plateParts(task.scene, task.wish) };
  const { scenes, wish, format, fileName } = task;
  const files =
    format === 'cutter'
      ? await cutterFiles(fileName, scenes, wish.profile)
      : await plateFiles(format, fileName, wish, scenes);
  return { kind: 'file', file: oneFile(files, fileName) };
}
