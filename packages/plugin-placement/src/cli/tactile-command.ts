import { canonicalJson, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { PAPER_FORMAT_NAMES, type PaperFormat } from '@tastwerk/editor-core/document';
import { decodeText } from '@tastwerk/editor-core/files';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import {
  oneFileOnly,
  oneOf,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  STANDARD_INPUT,
  systemOption,
  usage,
} from '@tastwerk/render/plugins';
import { fileTitle } from '../tactile/file-title.js';
import { makeTactile, type Tactile } from '../tactile/make-tactile.js';
import { TACTILE_STEPS, type TactileStep } from '../tactile/steps.js';
import { tactileReport } from '../tactile/report.js';
import { svgPage } from '../tactile/svg-page.js';
import { say } from './call-texts.js';

/** Node and browsers have both alike; the types of neither belong to this package. */
declare const crypto: { randomUUID(): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

interface Wishes {
  readonly paper?: PaperFormat;
  readonly system: BrailleSystem;
  readonly leftOut: ReadonlySet<TactileStep>;
}

/** Reads the options; a sentence where one cannot be. */
function wishesOf({ options, language }: PluginCall): Result<Wishes, string> {
  const paper = options.get('paper');
  const readPaper =
    paper === undefined ? undefined : oneOf(language, 'paper', PAPER_FORMAT_NAMES, paper.toLowerCase());
  if (readPaper && !readPaper.ok) return readPaper;
  const usual = language === 'de' ? 'DE:VOLL' : 'en:en-ueb-g2@3.39';
  const system = systemOption(language, options.get('system') ?? usual);
  if (!system.ok) return system;
  const leftOut = new Set<TactileStep>();
  for (const name of options.get('without')?.split(',') ?? []) {
    const step = oneOf(language, 'without', TACTILE_STEPS, name.trim());
    if (!step.ok) return step;
    leftOut.add(step.value);
  }
  return ok({ system: system.value, leftOut, ...(readPaper ? { paper: readPaper.value } : {}) });
}

function answer(
  tactile: Tactile,
  unread: readonly string[],
  { options, language }: PluginCall,
): PluginAnswer {
  const { before, after, removed, unplaced } = tactile;
  const text = `${canonicalJson(tactile.document)}\n`;
  const [out, report] = [options.get('out'), options.get('report')];
  const file = (path: string, content: string) => ({ path, bytes: new TextEncoder().encode(content) });
  return {
    outcome: after.errors === 0 ? 'done' : 'failed',
    messages: [
      say(language, 'proof', {
        before: before.errors,
        warningsBefore: before.warnings,
        after: after.errors,
        warningsAfter: after.warnings,
      }),
      ...(removed.length > 0 ? [say(language, 'removed', { count: removed.length })] : []),
      ...(unplaced.length > 0 ? [say(language, 'unplaced', { count: unplaced.length })] : []),
      ...(unread.includes('letters') ? [say(language, 'letters')] : []),
    ],
    files: [
      ...(out === undefined ? [] : [file(out, text)]),
      ...(report === undefined
        ? []
        : [file(report, `${JSON.stringify(tactileReport(tactile, unread), null, 2)}\n`)]),
    ],
    ...(out === undefined ? { output: text } : {}),
  };
}

/** `tastwerk tactile`: a drawing becomes a tactile sheet. */
export const tactileCommand: PluginCommand = {
  flags: [],
  values: ['out', 'report', 'title', 'paper', 'system', 'without'],
  run: async (call) => {
    const { positionals, options, language, engine, translator, readFile } = call;
    const [path, extra] = positionals;
    if (path === undefined) return usage(say(language, 'noFile'));
    if (extra !== undefined) return usage(oneFileOnly(language, extra));
    const wishes = wishesOf(call);
    if (!wishes.ok) return usage(wishes.error);
    const file = await readFile(path);
    if (!file.ok) return refusal([file.error]);
    const { leftOut, ...page } = wishes.value;
    const newId = () => crypto.randomUUID();
    const read = svgPage(decodeText(file.value), { engine, newId, ...page });
    if (!read) return refusal([say(language, 'nothingDrawn', { path })]);
    const title = options.get('title');
    const document = title === undefined ? read.document : { ...read.document, graphicTitle: title };
    const legend = say(language, 'legendPage');
    const tactile = await makeTactile(document, 0, {
      engine,
      translator,
      profile: swellProfile,
      leftOut,
      fallbackTitle: path === STANDARD_INPUT ? say(language, 'untitled') : fileTitle(path),
      pageNames: { legend, continued: (name) => say(language, 'continuedPage', { name }) },
    });
    return answer(tactile, read.leftOut, call);
  },
};
