import type { TableCharacter } from '../model/table.js';
import { type DraftCharacter, UNKNOWN_CLASSES, withLetter } from './draft-character.js';

/** The characters of a table that has been read, and the classes of its cells. */
interface CharacterDraft {
  readonly characters: readonly DraftCharacter[];
  readonly cellClasses: ReadonlyMap<number, number>;
  character(symbol: number): DraftCharacter;
  classifyCell(cell: number, classes: number): void;
}

/** How many times a form may be a form of another form. */
const FORM_DEPTH = 5;

/** The characters as the finished table has them. A form takes the cells of its base, and all classes on the way to it. */
export function finishCharacters(draft: CharacterDraft): readonly TableCharacter[] {
  const finished = draft.characters.map((_, symbol) => finishForm(draft, symbol));
  return draft.characters.map((character, symbol) => {
    const { base, mode } = finished[symbol] ?? { base: symbol, mode: 0 };
    const classes = character.isKnown ? withLetter(character.classes | mode) : UNKNOWN_CLASSES;
    const { codePoint, roles } = character;
    return { codePoint, classes, roles, base, mode, cells: draft.character(base).definition?.cells };
  });
}

function finishForm(draft: CharacterDraft, symbol: number): { readonly base: number; readonly mode: number } {
  let base = symbol;
  let mode = 0;
  for (let depth = 0; depth < FORM_DEPTH; depth += 1) {
    const form = draft.character(base).form;
    if (form === undefined) break;
    mode |= form.mode;
    base = form.of;
  }
  const [cell, ...more] = draft.character(base).definition?.cells ?? [];
  if (cell !== undefined && more.length === 0 && mode !== 0)
    draft.classifyCell(cell, withLetter((draft.cellClasses.get(cell) ?? 0) | mode));
  return { base, mode };
}
