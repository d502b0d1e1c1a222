export { type MathLanguage } from './model/language.js';
export { isWithinLimits, MATH_LIMITS } from './model/limits.js';
export type {
  LetterStyle,
  MathBinomial,
  MathChemistry,
  MathElement,
  MathFence,
  MathFraction,
  MathFunction,
  MathLarge,
  MathLetter,
  MathMarked,
  MathMatrix,
  MathNode,
  MathNumber,
  MathRoot,
  MathRow,
  MathScripts,
  MathSign,
  MathStack,
  MathText,
  MathUnit,
  OverMark,
} from './model/nodes.js';
export type { MathProblem, MathProblemCode, MathResult } from './model/problems.js';
export { partsOf } from './model/walk.js';
export { notationOf, readMath, type MathNotation, type ReadMathOptions } from './reading/read-math.js';
export { writeLatex, type LatexOptions, type WrittenLatex } from './writing/latex.js';
export { writeMathml, type MathmlOptions } from './writing/mathml.js';
export { type MathBraille, type MathDoubt } from './braille/cells.js';
export { writeGerman } from './braille/german/write-german.js';
export { writeNemeth } from './braille/nemeth/write-nemeth.js';
export { writeUeb, type UebOptions } from './braille/ueb/write-ueb.js';
export { speakMath } from './speech/speak-math.js';
export { mathProblemText } from './texts/problem-texts.js';
