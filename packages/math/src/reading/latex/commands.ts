import { LARGE_SIGNS, latexOfSign, SIGNS } from '../../model/signs.js';
import type { LetterStyle, OverMark } from '../../model/nodes.js';

/** Signs by the commands that write them; the first ones are those that are written. */
export const SIGN_COMMANDS: ReadonlyMap<string, string> = new Map([
  ...SIGNS.flatMap((sign) => {
    const name = /^\\([A-Za-z]+)$/u.exec(latexOfSign(sign))?.[1];
    return name === undefined ? [] : [[name, sign] as const];
  }),
  ['neq', '≠'],
  ['leq', '≤'],
  ['geq', '≥'],
  ['leqslant', '≤'],
  ['geqslant', '≥'],
  ['lt', '<'],
  ['gt', '>'],
  ['ast', '∗'],
  ['bullet', '·'],
  ['cdotp', '·'],
  ['colon', ':'],
  ['wedge', '∧'],
  ['vee', '∨'],
  ['lnot', '¬'],
  ['owns', '∋'],
  ['smallsetminus', '∖'],
  ['backslash', '∖'],
  ['subsetneq', '⊂'],
  ['supsetneq', '⊃'],
  ['rightarrow', '→'],
  ['longrightarrow', '→'],
  ['leftarrow', '←'],
  ['longleftarrow', '←'],
  ['longleftrightarrow', '↔'],
  ['implies', '⇒'],
  ['Longrightarrow', '⇒'],
  ['impliedby', '⇐'],
  ['iff', '⇔'],
  ['Longleftrightarrow', '⇔'],
  ['longmapsto', '↦'],
  ['varnothing', '∅'],
  ['ldots', '…'],
  ['cdots', '…'],
  ['dotsc', '…'],
  ['dotsb', '…'],
  ['Box', '□'],
  ['euro', '€'],
  ['EUR', '€'],
  ['lbrace', '{'],
  ['rbrace', '}'],
  ['lbrack', '['],
  ['rbrack', ']'],
  ['vert', '|'],
  ['lvert', '|'],
  ['rvert', '|'],
  ['Vert', '‖'],
  ['lVert', '‖'],
  ['rVert', '‖'],
  ['triangleq', '≙'],
]);

/** Signs of a command that is a backslash and one character. */
export const ESCAPED_SIGNS: ReadonlyMap<string, string> = new Map([
  ['{', '{'],
  ['}', '}'],
  ['|', '‖'],
  ['$', '$'],
]);

/** Sums, integrals and limits by their commands. */
export const LARGE_COMMANDS: ReadonlyMap<string, string> = new Map(
  [...LARGE_SIGNS].map(([sign, command]) => [command.slice(1), sign]),
);

export const MARK_COMMANDS: ReadonlyMap<string, OverMark> = new Map([
  ['vec', 'vector'],
  ['overrightarrow', 'vector'],
  ['bar', 'bar'],
  ['overline', 'bar'],
  ['hat', 'hat'],
  ['widehat', 'hat'],
  ['tilde', 'tilde'],
  ['widetilde', 'tilde'],
  ['dot', 'dot'],
  ['ddot', 'double-dot'],
  ['underline', 'bar-below'],
]);

export const STYLE_COMMANDS: ReadonlyMap<string, LetterStyle | undefined> = new Map([
  ['mathrm', 'upright'],
  ['mathup', 'upright'],
  ['rm', 'upright'],
  ['mathbf', 'bold'],
  ['boldsymbol', 'bold'],
  ['bm', 'bold'],
  ['mathbb', 'double-struck'],
  ['mathit', undefined],
  ['mathcal', undefined],
  ['mathsf', undefined],
]);

/** Commands for sets of numbers, as German schools type them. */
export const SET_COMMANDS: ReadonlySet<string> = new Set(['N', 'Z', 'Q', 'R', 'C', 'P']);

/** Commands whose braces hold words. */
export const TEXT_COMMANDS: ReadonlySet<string> = new Set(['text', 'textrm', 'textit', 'textbf', 'mbox']);

/** Commands that only change how print looks. */
export const IGNORED_COMMANDS: ReadonlySet<string> = new Set(
  'displaystyle textstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr quad qquad enspace thinspace nonumber'.split(
    ' ',
  ),
);

/** Brackets around the cells of each environment. */
export const ENVIRONMENTS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['matrix', ['', '']],
  ['pmatrix', ['(', ')']],
  ['bmatrix', ['[', ']']],
  ['Bmatrix', ['{', '}']],
  ['vmatrix', ['|', '|']],
  ['Vmatrix', ['‖', '‖']],
  ['cases', ['{', '']],
  ['array', ['', '']],
  ['aligned', ['', '']],
  ['align', ['', '']],
  ['align*', ['', '']],
  ['gathered', ['', '']],
]);
