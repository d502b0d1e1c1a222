import { basename, join } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import {
  fillIn,
  isOneOf,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  usage,
} from '@tastwerk/render/plugins';
import { PLATE_FORMATS, type PlateFormat } from '../plastic/names.js';
import { plateFiles } from '../plastic/plate-files.js';
import type { PlateWish } from '../plastic/plate-parts.js';
import {
  HEIGHT_LIMITS,
  isReliefProfile,
  RELIEF_HEIGHTS,
  type ReliefProfile,
  USUAL_PROFILES,
} from '../plastic/relief-profile.js';
import { type BedSize, LEAST_BED_MM } from '../plastic/split-for-bed.js';
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
  noHeight: {
    de: '--{option} braucht eine Höhe in mm von {least} bis {most}, wie --{option} 1.',
    en: '--{option} needs a height in mm from {least} to {most}, such as --{option} 1.',
  },
  lowAboveHigh: {
    de: '--low darf nicht höher sein als --high: Grau liegt unter Schwarz.',
    en: '--low must not be higher than --high: grey lies below black.',
  },
  noBed: {
    de: 'Nennen Sie mit --bed Breite und Höhe des Druckbetts in mm, mindestens {least}: 220x220.',
    en: 'Name width and height of the bed in mm with --bed, {least} at least: 220x220.',
  },
} as const;

/** Options for the heights of a profile. */
const HEIGHT_OPTIONS = {
  baseMm: 'base',
  highMm: 'high',
  lowMm: 'low',
  dotMm: 'dots',
} as const satisfies Record<keyof ReliefProfile, string>;

/** How documents are printed. */
interface Printing {
  readonly format: PlateFormat;
  readonly wish: PlateWish;
  readonly out: string;
}

const BED = /^(\d{2,4})x(\d{2,4})$/u;

function bedOf(text: string | undefined): Result<BedSize | undefined, null> {
  if (text === undefined) return ok(undefined);
  const [, width, height] = BED.exec(text) ?? [];
  const bed = { widthMm: Number(width), heightMm: Number(height) };
  return bed.widthMm >= LEAST_BED_MM && bed.heightMm >= LEAST_BED_MM ? ok(bed) : fail(null);
}

/** The heights that options name, over the usual ones; the sentence that refuses them. */
function profileOf({ options, language }: PluginCall, usual: ReliefProfile): Result<ReliefProfile, string> {
  const profile = { ...usual };
  for (const name of RELIEF_HEIGHTS) {
    const option = HEIGHT_OPTIONS[name];
    const text = options.get(option);
    if (text === undefined) continue;
    const { least, most } = HEIGHT_LIMITS[name];
    const value = /^\d{1,2}(?:[.,]\d{1,3})?$/u.test(text) ? Number(text.replace(',', '.')) : NaN;
    if (!(value >= least && value <= most))
      return fail(fillIn(WORDS.noHeight[language], { option, least, most }));
    profile[name] = value;
  }
  return isReliefProfile(profile) ? ok(profile) : fail(WORDS.lowAboveHigh[language]);
}

function printingOf(call: PluginCall): Result<Printing, string> {
  const { options, language } = call;
  const value = options.get('format') ?? '3mf';
  if (!isOneOf(PLATE_FORMATS, value)) return fail(fillIn(WORDS.noFormat[language], { value }));
  const bed = bedOf(options.get('bed'));
  if (!bed.ok) return fail(fillIn(WORDS.noBed[language], { least: LEAST_BED_MM }));
  const kind = options.has('mold') ? 'mold' : 'plate';
  const profile = profileOf(call, USUAL_PROFILES[kind]);
  if (!profile.ok) return profile;
  const wish = { kind, profile: profile.value, bed: bed.value } as const;
  return ok({ format: value, wish, out: options.get('out') ?? '.' });
}

/** The file of a document without its ending; drafts that the editor saves have one of their own. */
const bareName = (path: string): string => basename(path).replace(/(?:\.tastwerk)?\.json$/iu, '');

/** The files of a document, of all its pages. */
async function filesOf(fileName: string, { scenes }: DrawnDocument, { format, wish, out }: Printing) {
  const files = await plateFiles(format, fileName, wish, scenes);
  return files.map(({ name, bytes }) => ({ path: join(out, name), bytes }));
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
    files.push(...(await filesOf(fileName, file.value.drawn, printing)));
  }
  return { outcome: messages.length === 0 ? 'done' : 'failed', messages, files };
}

/**
 * `tastwerk plastic DOCUMENT… [--mold] [--bed 220x220] [--base MM] [--high MM] [--low MM] [--dots MM] [--format 3mf|stl] [--out FOLDER]`: documents as plates or
 * molds, cut for the bed of a printer.
 */
export const plasticCommand: PluginCommand = {
  flags: ['mold'],
  values: ['bed', 'format', 'out', ...Object.values(HEIGHT_OPTIONS)],
  async run(call) {
    if (call.positionals.length === 0) return usage(WORDS.noDocument[call.language]);
    const printing = printingOf(call);
    return printing.ok ? printed(call, printing.value) : usage(printing.error);
  },
};
