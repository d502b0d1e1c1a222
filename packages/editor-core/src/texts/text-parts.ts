import { type MarkedStretch, type Marks, markedText, marksWithin, NOTE_MARK } from './marked-stretches.js';

/** A stretch of a text: words, a formula between dollar signs, or a bracket of a note of the transcriber. */
export interface TextPart {
  readonly kind: 'words' | 'formula' | 'note';
  /** UTF-16 index in the text, and the one behind its end; dollar signs belong to the formula. */
  readonly start: number;
  readonly end: number;
  /** Words as they are shown, what stands between the dollar signs, or the bracket `[` or `]`. */
  readonly content: string;
  /** How words are marked; absent where they are not. */
  readonly marks?: Marks;
}

/**
 * A dollar sign that is written as `\$`, or a formula by the rule of Pandoc: both dollar signs on one line, the first before and the second
 * behind a character that is no blank, and no digit behind the second. `\$` within a formula does not end it.
 */
const FORMULA = /\\\$|\$(?!\s)((?:\\[^\r\n]|[^\\$\r\n])+)(?<!\s)\$(?!\d)/gu;

const ESCAPED = /\\\$/gu;

const UNMARKED: Marks = { emphasis: [] };

/** Whether words are other than those around because of `marks`: a note is so by its brackets alone. */
const saysAnything = ({ emphasis, isSmall, language }: Marks) =>
  emphasis.length > 0 || isSmall === true || language !== undefined;

/** The formulas of `text`. */
export function formulasIn(text: string): readonly TextPart[] {
  if (!text.includes('$')) return [];
  return Array.from(text.matchAll(FORMULA)).flatMap(({ 0: whole, 1: content, index }): TextPart[] =>
    content === undefined ? [] : [{ kind: 'formula', start: index, end: index + whole.length, content }],
  );
}

/** Where marks begin and end, and what is not shown there. */
interface Edge {
  readonly at: number;
  /** The one behind what is hidden. */
  readonly end: number;
  readonly opens?: MarkedStretch;
  readonly closes?: MarkedStretch;
}

function edgesOf(text: string, formulas: readonly TextPart[]): readonly Edge[] {
  const { stretches, escapes } = markedText(text, formulas);
  const edges: Edge[] = escapes.map(({ at }) => ({ at, end: at + 1 }));
  for (const stretch of stretches) {
    edges.push({ at: stretch.open, end: stretch.start, opens: stretch });
    edges.push({ at: stretch.end, end: stretch.close, closes: stretch });
  }
  return edges.sort((a, b) => a.at - b.at);
}

/**
 * `text` as words, formulas and brackets of notes in their order. Marks and what hides a sign of markup belong to no part; in words `\$` is
 * a dollar sign.
 */
export function textParts(text: string): readonly TextPart[] {
  const formulas = formulasIn(text);
  const edges = edgesOf(text, formulas);
  const parts: TextPart[] = [];
  const around: Marks[] = [];
  let at = 0;
  const putWords = (end: number) => {
    const marks = around.at(-1) ?? UNMARKED;
    if (end > at)
      parts.push({
        kind: 'words',
        start: at,
        end,
        content: text.slice(at, end).replaceAll(ESCAPED, '$'),
        ...(saysAnything(marks) ? { marks } : {}),
      });
  };
  const putEdge = ({ at: start, end, opens, closes }: Edge) => {
    putWords(start);
    const isNote = (opens ?? closes)?.names.includes(NOTE_MARK);
    if (opens) around.push(marksWithin(around.at(-1) ?? UNMARKED, opens.names));
    if (closes) around.pop();
    if (isNote) parts.push({ kind: 'note', start, end: start + 1, content: opens ? '[' : ']' });
    at = end;
  };
  let next = 0;
  const putEdges = (before: number) => {
    for (let edge = edges[next]; edge && edge.at < before; edge = edges[next]) {
      putEdge(edge);
      next += 1;
    }
  };
  for (const formula of formulas) {
    putEdges(formula.start);
    putWords(formula.start);
    parts.push(formula);
    at = formula.end;
  }
  putEdges(text.length);
  putWords(text.length);
  return parts;
}

/** Whether `text` is not shown as it is typed: it has formulas, marks, or signs of these behind a backslash. */
export function hasMarkup(text: string): boolean {
  if (text.includes('$') && (text.includes('\\$') || formulasIn(text).length > 0)) return true;
  if (!text.includes(']{')) return false;
  const { stretches, escapes } = markedText(text, formulasIn(text));
  return stretches.length + escapes.length > 0;
}
