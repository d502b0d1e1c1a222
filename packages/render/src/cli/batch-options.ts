import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INTERNATIONAL_BRF } from '../braille-files/profile.js';
import type { BatchSettings } from './render-document.js';
import { writeFileAtomically } from './write-file-atomically.js';

/** Beside the files of a batch; without an ending, so that nothing takes it for a document. */
const NOTE = '.tastwerk-render';

/** With which options the files of a folder are written, and since when, in ms since 1970. */
interface Note {
  readonly options: string;
  readonly sinceMs: number;
}

/** What a folder without a note holds: files of the usual options, however old. */
const USUAL: Note = { options: fingerprint({}), sinceMs: 0 };

function fingerprint({
  brailleFile,
  plugins,
  sheet,
}: Pick<BatchSettings, 'brailleFile' | 'plugins' | 'sheet'>): string {
  // What is off is written as what is absent.
  const given = Object.entries({ ...sheet, inks: sheet?.inks === 'press' }).filter(([, value]) => value);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([brailleFile ?? INTERNATIONAL_BRF, sorted, ...(plugins ? [plugins] : [])]))
    .digest('hex');
}

async function readNote(folder: string): Promise<Note> {
  try {
    const note: unknown = JSON.parse(await readFile(join(folder, NOTE), 'utf8'));
    const isNote = typeof note === 'object' && note !== null && 'options' in note && 'sinceMs' in note;
    if (!isNote || typeof note.options !== 'string' || typeof note.sinceMs !== 'number') return USUAL;
    return { options: note.options, sinceMs: note.sinceMs };
  } catch {
    return USUAL;
  }
}

/**
 * Since when files in the output folder were written with the options of this batch, in ms since 1970: older ones are written
 * again, also when a batch with changed options was broken off. A folder that cannot be written to says so with its first file.
 */
export async function optionsSince(settings: BatchSettings): Promise<number> {
  const known = await readNote(settings.outputFolder);
  const options = fingerprint(settings);
  if (known.options === options) return known.sinceMs;
  const note: Note = { options, sinceMs: Date.now() };
  const bytes = new TextEncoder().encode(`${JSON.stringify(note)}\n`);
  await mkdir(settings.outputFolder, { recursive: true })
    .then(() => writeFileAtomically(join(settings.outputFolder, NOTE), bytes))
    .catch(() => undefined);
  return note.sinceMs;
}
