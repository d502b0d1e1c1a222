import type { ReleaseRules } from '../model/release.js';
import type { TableCharacter } from '../model/table.js';
import { type DraftCharacter, UNKNOWN_CLASSES, withLetter } from './draft-character.js';

/** The characters of a table that has been read, and the classes of its cells. */
interface CharacterDraft {
  readonly characters: readonly DraftCharacter[];
  readonly cellClasses: ReadonlyMap<number, number>;
  readonly rules: Pick<ReleaseRules, 'ownCellsEndForms'>;
  character(symbol: number): DraftCharacter;
  classifyCell(cell: number, classes: number): void;
}

/** How many times a form may be a form of another form. */
const FORM_DEPTH = 5;

/** A character as a form: of itself where it is none. */
interface FinishedForm {
  readonly base: number;
  readonly mode: number;
}

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

function finishForm(draft: CharacterDraft, symbol: number): FinishedForm {
  const form = findForm(draft, symbol, 0);
  const [cell, ...more] = draft.character(form.base).definition?.cells ?? [];
  if (cell !== undefined && more.length === 0 && form.mode !== 0)
    draft.classifyCell(cell, withLetter((draft.cellClasses.get(cell) ?? 0) | form.mode));
  return form;
}

function findForm(draft: CharacterDraft, symbol: number, depth: number): FinishedForm {
  const { form, definition } = draft.character(symbol);
  const none = { base: symbol, mode: 0 };
  if (form === undefined || depth === FORM_DEPTH) return none;
  const { base, mode } = findForm(draft, form.of, depth + 1);
  const hasCellsOfBase = definition?.cells.join() === draft.character(base).definition?.cells.join();
  if (draft.rules.ownCellsEndForms && form.isBehindCells && !hasCellsOfBase) return none;
  return { base, mode: form.mode | mode };
}
