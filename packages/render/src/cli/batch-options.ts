import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { INTERNATIONAL_BRF } from '../braille-files/profile.js';
import type { BatchSettings } from './render-document.js';
import { writeFileAtomically } from './write-file-atomically.js';

/** Beside the files of a batch; without an ending, so that nothing takes it for a document. */
const NOTE = '.tastwerk-render';

/** With which options the files of a folder are written, and since when, in ms since 1970, by the clock of the file system. */
interface Note {
  readonly options: string;
  readonly sinceMs: number;
}

/** Longer than file systems take the same time for files that are written one after the other, in ms: Linux counts in steps of up to 10. */
const TICK_MS = 20;

/** What a folder without a note holds: files of the usual options, however old. */
const USUAL: Note = { options: fingerprint({}), sinceMs: 0 };

function fingerprint({
  brailleFile,
  plugins,
  sheet,
  words,
}: Pick<BatchSettings, 'brailleFile' | 'plugins' | 'sheet' | 'words'>): string {
  // What is off is written as what is absent.
  const given = Object.entries({ ...sheet, inks: sheet?.inks === 'press' }).filter(([, value]) => value);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([
        brailleFile ?? INTERNATIONAL_BRF,
        sorted,
        ...(plugins ? [plugins] : []),
        ...(words ? [{ words }] : []),
      ]),
    )
    .digest('hex');
}

async function readNote(folder: string): Promise<Note> {
  try {
    const path = join(folder, NOTE);
    const note: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isNote = typeof note === 'object' && note !== null && 'options' in note;
    if (!isNote || typeof note.options !== 'string') return USUAL;
    return { options: note.options, sinceMs: (await stat(path)).mtimeMs };
  } catch {
    return USUAL;
  }
}

/**
 * Since when files in the output folder were written with the options of this batch, in ms since 1970: files that are not newer are written
 * again, also when a batch with changed options was broken off. A folder that cannot be written to says so with its first file.
 */
export async function optionsSince(settings: BatchSettings): Promise<number> {
  const { outputFolder } = settings;
  const known = await readNote(outputFolder);
  const options = fingerprint(settings);
  if (known.options === options) return known.sinceMs;
  const bytes = new TextEncoder().encode(`${JSON.stringify({ options })}\n`);
  try {
    await mkdir(outputFolder, { recursive: true });
    await writeFileAtomically(join(outputFolder, NOTE), bytes);
  } catch {
    return Date.now();
  }
  // What is written from now on is newer than the note, and all that was there before is not.
  await setTimeout(TICK_MS);
  return (await readNote(outputFolder)).sinceMs;
}
