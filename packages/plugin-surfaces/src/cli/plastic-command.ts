import { basename, join } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import {
  fillIn,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  usage,
} from '@tastwerk/render/plugins';
import { stlFileName, threeMfFileName } from '../plastic/names.js';
import { plateParts } from '../plastic/plate-parts.js';
import { type BedSize, LEAST_BED_MM } from '../plastic/split-for-bed.js';
import { stlFile } from '../plastic/stl.js';
import { type NamedBody, threeMfFile } from '../plastic/three-mf.js';
import { drawnFile } from './drawn-file.js';

const WORDS = {
  noDocument: {
    de: 'Nennen Sie die Dokumente (JSON), die gedruckt werden.',
    en: 'Name the documents (JSON) that are printed.',
  },
  sameName: {
    de: 'Mehrere Dokumente heißen „{name}“; ihre Dateien hätten denselben Namen.',
    en: 'Several documents are called “{name}”; their files would have the same name.',
  },
  noFormat: {
    de: 'Das Format „{value}“ gibt es nicht. Möglich sind 3mf und stl.',
    en: 'There is no format “{value}”; choose 3mf or stl.',
  },
  noBed: {
    de: 'Nennen Sie mit --bed Breite und Höhe des Druckbetts in mm, mindestens {least}: 220x220.',
    en: 'Name width and height of the bed in mm with --bed, {least} at least: 220x220.',
  },
} as const;

const FORMATS = ['3mf', 'stl'] as const;
type Format = (typeof FORMATS)[number];

/** How documents are printed. */
interface Printing {
  readonly format: Format;
  /** The bed of the printer; whole sheets where none is named. */
  readonly bed: BedSize | undefined;
  readonly out: string;
}

const BED = /^(\d{2,4})x(\d{2,4})$/u;

function bedOf(text: string | undefined): Result<BedSize | undefined, null> {
  if (text === undefined) return ok(undefined);
  const [, width, height] = BED.exec(text) ?? [];
  const bed = { widthMm: Number(width), heightMm: Number(height) };
  return bed.widthMm >= LEAST_BED_MM && bed.heightMm >= LEAST_BED_MM ? ok(bed) : fail(null);
}

function printingOf({ options, language }: PluginCall): Result<Printing, string> {
  const value = options.get('format') ?? '3mf';
  const format = FORMATS.find((one) => one === value);
  if (!format) return fail(fillIn(WORDS.noFormat[language], { value }));
  const bed = bedOf(options.get('bed'));
  if (!bed.ok) return fail(fillIn(WORDS.noBed[language], { least: LEAST_BED_MM }));
  return ok({ format, bed: bed.value, out: options.get('out') ?? '.' });
}

/** The parts of all pages of a document, named by page, column and row. */
async function partsOf({ scenes }: DrawnDocument, bed: BedSize | undefined): Promise<readonly NamedBody[]> {
  const named: NamedBody[] = [];
  for (const [index, scene] of scenes.entries()) {
    for (const { place, faces } of await plateParts(scene, bed)) {
      named.push({ name: `p${index + 1}${place === '' ? '' : `-${place}`}`, faces });
    }
  }
  return named;
}

/** The file of a document without its ending; drafts that the editor saves have one of their own. */
const bareName = (path: string): string => basename(path).replace(/(?:\.tastwerk)?\.json$/iu, '');

function filesOf(fileName: string, parts: readonly NamedBody[], { format, bed, out }: Printing) {
  if (format === '3mf') {
    // Whole plates are what `tastwerk render` writes, too.
    const name = threeMfFileName(bed ? `${fileName}-PARTS` : fileName);
    return [{ path: join(out, name), bytes: threeMfFile(fileName, parts) }];
  }
  return parts.map(({ name, faces }) => ({
    path: join(out, stlFileName(fileName, name)),
    bytes: stlFile(faces),
  }));
}

async function printed(call: PluginCall, printing: Printing): Promise<PluginAnswer> {
  const { positionals, language } = call;
  const messages: string[] = [];
  const files: { path: string; bytes: Uint8Array }[] = [];
  const known = new Set<string>();
  for (const path of positionals) {
    const fileName = bareName(path);
    if (known.has(fileName)) return usage(fillIn(WORDS.sameName[language], { name: fileName }));
    known.add(fileName);
    const file = await drawnFile(path, call, fileName);
    if (!file.ok) {
      messages.push(file.error);
      continue;
    }
    messages.push(...file.value.messages);
    files.push(...filesOf(fileName, await partsOf(file.value.drawn, printing.bed), printing));
  }
  return { outcome: messages.length === 0 ? 'done' : 'failed', messages, files };
}

/** `tastwerk plastic DOCUMENT… [--bed 220x220] [--format 3mf|stl] [--out FOLDER]`: documents as bodies, cut for the bed of a printer. */
export const plasticCommand: PluginCommand = {
  flags: [],
  values: ['bed', 'format', 'out'],
  async run(call) {
    if (call.positionals.length === 0) return usage(WORDS.noDocument[call.language]);
    const printing = printingOf(call);
    return printing.ok ? printed(call, printing.value) : usage(printing.error);
  },
};
