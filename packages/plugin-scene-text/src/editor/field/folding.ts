import { codeFolding, foldCode, foldGutter, foldKeymap, foldService, unfoldCode } from '@codemirror/language';
import type { EditorState, Extension, Line } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { PAGE_WORDS } from '../../document/page-lines.js';
import type { Language } from '../../language.js';
import { written } from '../../words/lexicon.js';

const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;

/** The end of the last line from `line` on before one that `ends`, without empty lines at its end. */
function endBefore(state: EditorState, line: Line, ends: (other: Line) => boolean): number {
  let end = line.to;
  for (let number = line.number + 1; number <= state.doc.lines; number += 1) {
    const other = state.doc.line(number);
    if (other.text.trim() === '') continue;
    if (ends(other)) break;
    end = other.to;
  }
  return end;
}

/** Folds what a group holds, and what is on a page. */
export function folding(language: Language): Extension {
  const page = written(PAGE_WORDS, language);
  const isPage = ({ text }: Line) => text.startsWith(page);
  return [
    foldService.of((state, start) => {
      const line = state.doc.lineAt(start);
      if (line.text.trim() === '') return null;
      const to = endBefore(state, line, isPage(line) ? isPage : (other) => indentOf(other) <= indentOf(line));
      return to > line.to ? { from: line.to, to } : null;
    }),
    codeFolding(),
    foldGutter(),
    keymap.of([
      { key: 'Ctrl-Shift-ArrowUp', mac: 'Cmd-Alt-[', run: foldCode },
      { key: 'Ctrl-Shift-ArrowDown', mac: 'Cmd-Alt-]', run: unfoldCode },
      ...foldKeymap,
    ]),
  ];
}
