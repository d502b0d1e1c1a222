import { WORD_BOUNDARY } from '../model/hyphenation-tree.js';
import type { TableDraft } from './draft.js';
import { PatternDraft } from './pattern-draft.js';

/** Takes patterns in place of those that the table has such as `.aus1th`, one a line, after the encoding line; `%` begins a comment. */
export function readHyphenationPatterns(draft: TableDraft, text: string): void {
  const [, ...lines] = text.split('\n');
  draft.patterns = new PatternDraft();
  for (const line of lines) {
    const pattern = line.trim();
    if (pattern !== '' && !pattern.startsWith('%')) readPattern(draft, pattern);
  }
}

function readPattern(draft: TableDraft, pattern: string): void {
  const symbols: number[] = [];
  const levels: number[] = [0];
  for (const character of pattern) {
    if (character >= '0' && character <= '9') {
      levels[symbols.length] = Number(character);
      continue;
    }
    const codePoint = character.codePointAt(0) ?? 0;
    symbols.push(character === '.' ? WORD_BOUNDARY : draft.character(draft.symbolOf(codePoint)).base);
    levels.push(0);
  }
  draft.patterns.add(symbols, levels);
}
