import { canonicalJson } from '@tastwerk/editor-core';
import { type BrailleSystem, wordLanguageOf } from '@tastwerk/editor-core/braille';
import { PAPER_FORMAT_NAMES, type PaperFormat } from '@tastwerk/editor-core/document';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { isOneOf, type PluginAnswer, type PluginCall, systemOption } from '@tastwerk/render/plugins';
import { makeSheet, sheetIds } from '../making/make-sheet.js';
import type { ChartLanguage } from '../sheet/sheet.js';
import { noteSentence } from '../texts/notes.js';
import type { ChartSpec } from '../types/index.js';
import { say } from './call-texts.js';

/** Node and browsers have it alike; the types of neither belong to this package. */
declare const crypto: { randomUUID(): string };

/** Node and browsers have it alike. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Options of a sheet that all commands take. */
export const SHEET_VALUES = ['title', 'out', 'paper', 'system', 'x-name', 'y-name'] as const;

/** On what a sheet is made. */
export interface SheetOptions {
  /** The best one when absent. */
  readonly paper?: PaperFormat;
  /** The one of the language when absent. */
  readonly system?: BrailleSystem;
  /** The file that is written; standard output when absent. */
  readonly out?: string;
}

/** Reads the options of a sheet; a sentence where one cannot be. */
export function sheetOptions({ options, language }: PluginCall): Result<SheetOptions, string> {
  const [paper, system, out] = [options.get('paper'), options.get('system'), options.get('out')];
  const chosen: { paper?: PaperFormat; system?: BrailleSystem } = {};
  if (paper !== undefined) {
    const value = paper.toLowerCase();
    const allowed = PAPER_FORMAT_NAMES.join(', ');
    if (!isOneOf(PAPER_FORMAT_NAMES, value))
      return fail(say(language, 'unknownPaper', { value: paper, allowed }));
    chosen.paper = value;
  }
  if (system !== undefined) {
    const named = systemOption(language, system);
    if (!named.ok) return named;
    chosen.system = named.value;
  }
  return ok({ ...chosen, ...(out === undefined ? {} : { out }) });
}

/** Proofs the sheet of `spec` and answers with it: what is open or found is said on standard error. */
export async function sheetAnswer(
  spec: ChartSpec,
  { engine, translator, language }: PluginCall,
  { paper, system: asked, out }: SheetOptions,
  remarks: readonly string[],
): Promise<PluginAnswer> {
  const ids = sheetIds(() => crypto.randomUUID());
  const usual = engine.blank({ uuid: ids.document, pageUuid: ids.page, language: spec.language });
  const wish = { engine, ids, writing: { system: asked ?? usual.system }, ...(paper ? { paper } : {}) };
  const { document, notes, book } = await makeSheet(spec, wish, translator);

  const resources = { kinds: engine.kinds, braille: book, font: bundledFontMetrics };
  const findings = proof(await engine.rules(), document, swellProfile, resources);
  const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const names = [...new Set([...(errors ?? []), ...(warnings ?? [])].map(({ ruleId }) => ruleId))];
  const counts = {
    errors: errors?.length ?? 0,
    warnings: warnings?.length ?? 0,
    rules: names.length === 0 ? '' : ` (${names.join(', ')})`,
  };
  const text = `${canonicalJson(document)}\n`;
  const isDone = counts.errors === 0 && !notes.some(({ isOpen }) => isOpen);
  return {
    outcome: isDone ? 'done' : 'failed',
    messages: [
      ...remarks,
      ...notes.map((note) =>
        say(language, note.isOpen ? 'open' : 'note', { sentence: noteSentence(note, language) }),
      ),
      say(language, 'proof', counts),
    ],
    files: out === undefined ? [] : [{ path: out, bytes: new TextEncoder().encode(text) }],
    ...(out === undefined ? { output: text } : {}),
  };
}

/** The language of a sheet: that of the braille system that is asked for, else that of the call. */
export const sheetLanguage = ({ language }: PluginCall, { system }: SheetOptions): ChartLanguage =>
  system === undefined ? language : wordLanguageOf(system);
