import { UPPERCASE } from '../model/attributes.js';
import { type EmphasisKind, type ModeKind, NO_SIGNS, type RunSigns } from '../model/signs.js';

interface DraftKind {
  readonly name: string;
  signs: RunSigns;
  readonly modeSymbols: number[];
  readonly neutralSymbols: number[];
}

/** The signs of a table while it is read: for emphasis, for capitals and other modes, and those that stand alone. */
export class SignDraft {
  /** By opcode, such as `numsign`. */
  readonly single = new Map<string, readonly number[]>();
  readonly letterSign = {
    exempt: new Array<number>(),
    exemptBefore: new Array<number>(),
    exemptAfter: new Array<number>(),
  };
  readonly patternsAfter: (readonly number[])[] = [];
  hasNumberMode = false;
  hasDelimiters = false;
  hasCapitalModeCharacters = false;
  keepsCapitalsApart = false;
  private readonly kinds: DraftKind[] = [];
  private readonly modes = new Map<number, RunSigns>();

  signOf(opcode: string): readonly number[] {
    return this.single.get(opcode) ?? [];
  }

  /** The kind of emphasis of a name, undefined where the table has not declared it. */
  kindNamed(name: string): DraftKind | undefined {
    return this.kinds.find((kind) => kind.name === name);
  }

  /** Declares a kind of emphasis; a second time says nothing new. */
  declareKind(name: string): void {
    if (this.kindNamed(name) === undefined)
      this.kinds.push({ name, signs: NO_SIGNS, modeSymbols: [], neutralSymbols: [] });
  }

  changeMode(characters: number, signs: Partial<RunSigns>): void {
    this.modes.set(characters, { ...(this.modes.get(characters) ?? NO_SIGNS), ...signs });
  }

  emphasis(): readonly EmphasisKind[] {
    return this.kinds.map((kind) => ({ ...kind }));
  }

  /** Capitals first: signs of later modes stand further from the word. */
  modeKinds(): readonly ModeKind[] {
    const all = [...this.modes].map(([characters, signs]) => ({ characters, signs }));
    return all.sort((a, b) => Number(b.characters === UPPERCASE) - Number(a.characters === UPPERCASE));
  }
}
