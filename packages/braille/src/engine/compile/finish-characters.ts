import type { TableCharacter } from '../model/table.js';
import { type DraftCharacter, type TableDraft, UNKNOWN_CLASSES, withLetter } from './draft.js';

/** How many times a form may be a form of another form. */
const FORM_DEPTH = 5;

/**
 * The characters as the finished table has them. A form takes the cells of its base, and all classes on the way to it;
 * where it has cells of its own that differ, what was said first counts.
 */
export function finishCharacters(draft: TableDraft): readonly TableCharacter[] {
  const finished = draft.characters.map((_, symbol) => finishForm(draft, symbol));
  return draft.characters.map((character, symbol) => {
    const { base, mode } = finished[symbol] ?? { base: symbol, mode: 0 };
    const cells = character.definition?.cells ?? draft.character(base).definition?.cells;
    const classes = character.isKnown ? withLetter(character.classes | mode) : UNKNOWN_CLASSES;
    return { codePoint: character.codePoint, classes, base, mode, cells };
  });
}

function finishForm(draft: TableDraft, symbol: number): { readonly base: number; readonly mode: number } {
  const character = draft.character(symbol);
  if (character.form === undefined) return { base: symbol, mode: 0 };
  let base = symbol;
  let mode = 0;
  for (let depth = 0; depth < FORM_DEPTH; depth += 1) {
    const form = draft.character(base).form;
    if (form === undefined) break;
    mode |= form.mode;
    base = form.of;
  }
  const baseCells = draft.character(base).definition?.cells ?? [];
  if (contradicts(character, baseCells)) return { base: symbol, mode: 0 };
  const [cell] = baseCells;
  if (cell !== undefined && baseCells.length === 1)
    draft.classifyCell(cell, withLetter((draft.cellClasses.get(cell) ?? 0) | mode));
  return { base, mode };
}

/** Whether a form was defined before with other cells; a later definition with other cells is left out. */
function contradicts(character: DraftCharacter, baseCells: readonly number[]): boolean {
  const { definition, form } = character;
  if (definition === undefined || form === undefined) return false;
  if (definition.cells.join() === baseCells.join()) return false;
  if (definition.order < form.order) return true;
  character.definition = undefined;
  return false;
}
