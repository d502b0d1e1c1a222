import { type Engine, ok, type Result } from '@tastwerk/editor-core';
import type { SheetOptions } from '../artefacts/sheet-options.js';
import { isOneOf } from '../plugins/command-helpers.js';
import { problem, type UsageProblem, type Words } from './words.js';

/** Documents to render and how. */
export interface RenderInvocation {
  readonly command: 'render';
  readonly inputs: readonly string[];
  readonly outputFolder: string;
  /** Names of formats, as they were given. */
  readonly formats: readonly string[];
  readonly asJson: boolean;
  /** Whether files that are there and newer than their document are written again. */
  readonly force: boolean;
  /** How many documents are rendered at once; as many as the machine has cores when absent. */
  readonly jobs?: number;
  /** What sheets carry; `{name}` in the link stands for a document's name. */
  readonly sheet: SheetOptions;
  /** The path of a file of own words. */
  readonly words?: string;
}

/** Options of `tastwerk render` besides those of every command. */
export const RENDER_OPTIONS = [
  'out',
  'formats',
  'json',
  'force',
  'jobs',
  'author',
  'link',
  'mark',
  'inks',
  'describe',
  'relief-only',
  'words',
] as const;

const INKS = ['screen', 'press'] as const;

/** More threads than any machine has use for, and few enough for its memory. */
const MAX_JOBS = 64;

function sheetOf(options: Words['options']): Result<SheetOptions, UsageProblem> {
  const inks = options.get('inks')?.toLowerCase() ?? 'screen';
  if (!isOneOf(INKS, inks)) return problem('unknownInks', { value: inks, allowed: INKS.join(', ') });
  const author = options.get('author');
  const link = options.get('link');
  const version = options.get('mark');
  return ok({
    inks,
    describes: options.has('describe'),
    reliefOnly: options.has('relief-only'),
    ...(author === undefined ? {} : { author }),
    ...(link === undefined ? {} : { link }),
    ...(version === undefined ? {} : { version }),
  });
}

/** Reads the options of a call to render `inputs`. */
export function renderInvocation(
  options: Words['options'],
  inputs: readonly string[],
): Result<RenderInvocation, UsageProblem> {
  if (inputs.length === 0) return problem('noDocuments');
  const names = (options.get('formats') ?? 'pdf').split(',').map((name) => name.trim().toLowerCase());
  const jobs = options.get('jobs');
  if (jobs !== undefined && !(/^\d+$/.test(jobs) && Number(jobs) >= 1 && Number(jobs) <= MAX_JOBS)) {
    return problem('unknownJobs', { value: jobs, allowed: `1–${MAX_JOBS}` });
  }
  const words = options.get('words');
  const sheet = sheetOf(options);
  if (!sheet.ok) return sheet;
  return ok({
    command: 'render',
    inputs,
    outputFolder: options.get('out') ?? '.',
    formats: names,
    asJson: options.has('json'),
    force: options.has('force'),
    ...(jobs === undefined ? {} : { jobs: Number(jobs) }),
    sheet: sheet.value,
    ...(words === undefined ? {} : { words }),
  });
}

/** `names` as formats that the engine writes, each once, in the order of the engine. */
export function formatsOf(
  { exporters }: Engine,
  names: readonly string[],
): Result<readonly string[], UsageProblem> {
  const known = [...exporters.keys()];
  const unknown = names.find((name) => !exporters.has(name));
  if (unknown !== undefined) return problem('unknownFormat', { value: unknown, allowed: known.join(', ') });
  return ok(known.filter((format) => names.includes(format)));
}
