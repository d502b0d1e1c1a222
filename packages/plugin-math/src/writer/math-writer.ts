import { fail, ok } from '@tastwerk/editor-core';
import type {
  FormulaBraille,
  FormulaBrailleWish,
  FormulaProblem,
  FormulaResult,
  FormulaWriter,
  MathCode,
} from '@tastwerk/editor-core/formulas';
import { cellsFromUnicode, wordLanguage } from '@tastwerk/editor-core/braille';
import {
  type MathBraille,
  type MathNode,
  mathProblemText,
  type MathProblem,
  type MathResult,
  readMath,
  speakMath,
  writeGerman,
  writeLatex,
  writeNemeth,
  writeUeb,
} from '@tastwerk/math';
import { decimalMarksOf } from './decimal-marks.js';

/** A doubt about every formula in German: no expert has proofread what the code writes. */
const NOT_PROOFREAD = 'german-not-proofread';

/** Systems of UEB, in which a passage of Nemeth code has signs around it; and among all, contracted ones. */
const UEB = /^(?:EN:UEB|en:en-(?:ueb|nz)-)/u;
const CONTRACTED = /(?:UEB2|-g2)/u;

/** Opening Nemeth code indicator and terminator, with the blank cells that they ask for (BANA, Guidance for Transcription Using the Nemeth Code within UEB Contexts). */
const NEMETH_OPENS = '⠸⠩⠀';
const NEMETH_ENDS = '⠀⠸⠱';

function problemOf(problem: MathProblem): FormulaProblem {
  const { code, index } = problem;
  return {
    code,
    index,
    sentence: { de: mathProblemText(problem, 'de'), en: mathProblemText(problem, 'en') },
  };
}

const withProblem = <T>(result: MathResult<T>): FormulaResult<T> =>
  result.ok ? ok(result.value) : fail(problemOf(result.error));

/** The tree of a formula in a text of `language`, a BCP 47 tag. */
const treeOf = (source: string, language: string): FormulaResult<MathNode> =>
  withProblem(readMath(source, { language: decimalMarksOf(language) }));

/** A passage of Nemeth code in a text that is written in UEB. */
function inUeb({ braille, sourceIndex, doubts }: MathBraille): MathBraille {
  const [first = 0, last = 0] = [sourceIndex[0], sourceIndex.at(-1)];
  const around = (cells: string, place: number) => Array.from(cells, () => place);
  return {
    braille: NEMETH_OPENS + braille + NEMETH_ENDS,
    sourceIndex: [...around(NEMETH_OPENS, first), ...sourceIndex, ...around(NEMETH_ENDS, last)],
    doubts,
  };
}

function formulaBraille(
  { braille, sourceIndex, doubts }: MathBraille,
  always: readonly string[] = [],
): FormulaBraille {
  return {
    written: { kind: 'cells', cells: cellsFromUnicode(braille) },
    sourceIndex,
    doubts: [...new Set([...always, ...doubts.map(({ rule }) => rule)])],
  };
}

type WriteTree = (tree: MathNode, wish: FormulaBrailleWish) => FormulaResult<FormulaBraille>;

const mapped = <T>(
  result: MathResult<T>,
  map: (value: T) => FormulaBraille,
): FormulaResult<FormulaBraille> => (result.ok ? ok(map(result.value)) : fail(problemOf(result.error)));

const WRITERS: Readonly<Record<MathCode, WriteTree>> = {
  ueb: (tree, { system }) =>
    mapped(writeUeb(tree, { isContracted: CONTRACTED.test(system) }), (written) => formulaBraille(written)),
  nemeth: (tree, { system }) =>
    mapped(writeNemeth(tree), (written) => formulaBraille(UEB.test(system) ? inUeb(written) : written)),
  german: (tree) => mapped(writeGerman(tree), (written) => formulaBraille(written, [NOT_PROOFREAD])),
  latex: (tree, { language }) => {
    const { text, sourceIndex } = writeLatex(tree, { language: decimalMarksOf(language) });
    return ok({ written: { kind: 'characters', characters: text }, sourceIndex, doubts: [] });
  },
};

/** The engine of mathematics: reads LaTeX and school notation with the readers and writers of `@tastwerk/math`; what sets type is loaded with the first formula that is set. */
export const mathWriter: FormulaWriter = {
  write(source, wish) {
    const tree = treeOf(source, wish.language);
    return tree.ok ? WRITERS[wish.code](tree.value, wish) : tree;
  },
  speak(source, language) {
    const tree = treeOf(source, language);
    return tree.ok ? ok(speakMath(tree.value, wordLanguage(language))) : tree;
  },
  async print(source, { language, fontSizeMm }) {
    const tree = treeOf(source, language);
    if (!tree.ok) return tree;
    const { printTree } = await import('./print-tree.js');
    const options = { language: decimalMarksOf(language), fontSizeMm };
    return withProblem(await printTree(tree.value, options));
  },
};
