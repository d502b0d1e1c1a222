import type { Document } from '@tastwerk/editor-core';
import { type PlacedFormula, placedFormulas } from '@tastwerk/editor-core/braille';
import type { FormulaProblem } from '@tastwerk/editor-core/formulas';
import {
  type DocumentRule,
  placeOfObject,
  type RuleTable,
  textFindings,
} from '@tastwerk/editor-core/proofing';

declare module '@tastwerk/editor-core/proofing' {
  interface ProofingRules {
    readonly 'formula-unread': DocumentRule;
    readonly 'formula-doubt': DocumentRule;
  }
}

type Resources = Parameters<DocumentRule['check']>[1];

/** The formula as the line that it stands in is written; undefined where that has no braille, or none yet. */
function writtenFormula({ source, text }: PlacedFormula, { system }: Document, { braille }: Resources) {
  const line = braille.get(text, system);
  if (!line?.ok) return undefined;
  return line.value.formulas?.find(({ start, end }) => text.slice(start + 1, end - 1) === source);
}

/** Why a formula stands in print or braille as it is typed. */
function problemOf(
  formula: PlacedFormula,
  document: Document,
  resources: Resources,
): FormulaProblem | undefined {
  const known = resources.braille.formula?.(formula.source);
  if (known && !known.ok) return known.error;
  return writtenFormula(formula, document, resources)?.problem;
}

/** Every formula can be read, and written in the code of the document: else it stands as it is typed. */
const formulaUnread: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const told = placedFormulas(resources.kinds, document).flatMap((formula) => {
      const { source, uuid } = formula;
      const sentence = problemOf(formula, document, resources)?.sentence;
      return sentence
        ? [{ uuid, values: { formula: source, german: sentence.de, english: sentence.en } }]
        : [];
    });
    return textFindings(told, 'error', document, resources);
  },
};

/** Formulas whose braille follows rules that are not sure, or a code that no expert has proofread: one finding for each page, one for the braille pages. */
const formulaDoubt: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const byPage = new Map<number | null, Map<string, PlacedFormula>>();
    for (const formula of placedFormulas(resources.kinds, document)) {
      const doubts = writtenFormula(formula, document, resources)?.doubts ?? [];
      if (doubts.length === 0) continue;
      const { pageIndex } = placeOfObject(resources.kinds, document, formula.uuid);
      const ofPage = byPage.get(pageIndex) ?? new Map<string, PlacedFormula>();
      byPage.set(pageIndex, ofPage.set(JSON.stringify([formula.uuid, formula.source]), formula));
    }
    return Array.from(byPage, ([pageIndex, formulas]) => {
      const objects = [...new Set(Array.from(formulas.values(), ({ uuid }) => uuid))].filter(
        (uuid) => uuid !== null,
      );
      const sources = new Set(Array.from(formulas.values(), ({ source }) => source));
      return {
        severity: 'info',
        objects,
        pageIndex,
        place: placeOfObject(resources.kinds, document, objects[0] ?? null).place,
        values: { formulas: [...sources].join('; ') },
        source: 'tastwerk',
      };
    });
  },
};

/** What a proof looks for of the plugin's own. */
export const rules: RuleTable = { 'formula-unread': formulaUnread, 'formula-doubt': formulaDoubt };
