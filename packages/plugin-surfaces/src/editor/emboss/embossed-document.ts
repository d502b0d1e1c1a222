import type { Document, Engine } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { DrawnDocument, FileNote } from '@tastwerk/editor-core/files';
import { type Finding, proof } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { gridProfile } from '../../embossing/grid-profile.js';
import { GRIDS } from '../../embossing/grids.js';
import { EMBOSSING_OUTPUTS, type EmbossingFormat } from '../../embossing/outputs.js';
import { type EmbossedSheet, embossedSheet } from '../../embossing/rasterise.js';
import { embossingNotes } from '../../embossing/write-embossing.js';
import { drawnDocument } from '../drawn-document.js';

/** A document as it is embossed in a format. */
export interface EmbossedDocument {
  readonly format: EmbossingFormat;
  readonly drawn: DrawnDocument;
  readonly sheets: readonly EmbossedSheet[];
  /** What its file lacks. */
  readonly notes: readonly FileNote[];
  /** What of the drawing is too close or too small for the raster. */
  readonly findings: readonly Finding[];
  /** How many texts stand without braille, because a character cannot be written. */
  readonly unwritten: number;
}

/** What is to be embossed. */
export interface EmbossingWish {
  readonly engine: Engine;
  readonly document: Document;
  readonly translator: BrailleTranslator;
  readonly format: EmbossingFormat;
}

/** The rules whose figures are other ones on a raster. */
const RASTER_RULES: ReadonlySet<string> = new Set(['gap-elements', 'gap-lines', 'texture-area', 'recess']);

/** Lets the browser draw and take input between two pages. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The sheets of `wish`. Rejects where braille is not there, or `signal` was given. */
export async function embossedDocument(
  { engine, document, translator, format }: EmbossingWish,
  signal: AbortSignal,
): Promise<EmbossedDocument> {
  const { drawn, failures } = await drawnDocument(engine, document, translator, signal);
  const grid = GRIDS[EMBOSSING_OUTPUTS[format].grid];
  const sheets: EmbossedSheet[] = [];
  for (const scene of drawn.scenes) {
    await pause();
    signal.throwIfAborted();
    sheets.push(embossedSheet(scene, grid));
  }
  const rules = await engine.rules();
  const resources = { kinds: engine.kinds, braille: drawn.braille, font: bundledFontMetrics };
  const findings = proof(rules, document, gridProfile(grid), resources);
  return {
    format,
    drawn,
    sheets,
    notes: embossingNotes(format, sheets, document),
    findings: findings.filter(({ ruleId }) => RASTER_RULES.has(ruleId)),
    unwritten: failures.length,
  };
}
