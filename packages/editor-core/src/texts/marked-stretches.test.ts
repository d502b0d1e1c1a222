import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readableText } from './readable-text.js';
import { markedText } from './marked-stretches.js';
import { formulasIn, hasMarkup, textParts } from './text-parts.js';
import { textSlice } from './text-slice.js';

/** Words of `text` with their emphasis and language, brackets of notes and formulas as they are. */
const parts = (text: string) =>
  textParts(text).map(({ kind, content, marks }) =>
    marks
      ? `${content}<${[...marks.emphasis, marks.language ?? '', marks.system ?? ''].filter(Boolean).join()}>`
      : kind === 'words'
        ? content
        : `${kind} ${content}`,
  );

const signs = fc
  .array(
    fc.constantFrom('[', ']', ']{b}', ']{i,en}', ']{note}', ']{x}', '\\', '$', '\n', ' ', 'a', 'b', 'Wort'),
    { maxLength: 25 },
  )
  .map((all) => all.join(''));

describe('marked stretches', () => {
  it('MARK-1 are words in brackets with marks in braces behind them', () => {
    expect(parts('Das ist [sehr]{b} wichtig')).toEqual(['Das ist ', 'sehr<bold>', ' wichtig']);
    expect(parts('[Good morning]{i,en}')).toEqual(['Good morning<italic,en>']);
    expect(parts('[mot]{fr:fr-bfu-g2@3.39}')).toEqual(['mot<fr,fr:fr-bfu-g2@3.39>']);
    expect(parts('Haus [fehlt]{note}')).toEqual(['Haus ', 'note [', 'fehlt', 'note ]']);
  });

  it('MARK-1 lie within each other, and the innermost language holds', () => {
    expect(parts('[ein [sehr]{i,u} altes]{b}')).toEqual([
      'ein <bold>',
      'sehr<bold,italic,underline>',
      ' altes<bold>',
    ]);
    expect(parts('[a [b]{de} c]{en}')).toEqual(['a <en>', 'b<de>', ' c<en>']);
    expect(parts('[a [b] c]{b}')).toEqual(['a [b] c<bold>']);
    expect(parts('[x $[a]{b}$ y]{b}')).toEqual(['x <bold>', 'formula [a]{b}', ' y<bold>']);
  });

  it('MARK-1 are no brackets alone, none behind a backslash and none over a line break', () => {
    for (const text of ['[Seite 12]', 'f{b}', 'a]{b}', '[a] {b}', '[a]{b', '[a]{}', '[a]{b i}', '[a\nb]{b}'])
      expect([text, hasMarkup(text), parts(text).join('')]).toEqual([text, false, text]);
    expect([hasMarkup('\\[a]{b}'), readableText('\\[a]{b}')]).toEqual([true, '[a]{b}']);
  });

  it('MARK-2 of a name that is not known are text, and are named', () => {
    const { stretches, unread } = markedText('[a]{fett} [b]{b,Fett}', []);
    expect(stretches).toEqual([]);
    expect(unread).toEqual([
      { start: 0, end: 9, name: 'fett' },
      { start: 10, end: 21, name: 'Fett' },
    ]);
    expect(hasMarkup('[a]{fett}')).toBe(false);
  });

  it('MARK-3 are not told', () => {
    expect(readableText('Das ist [sehr]{b} [good]{en}, 5\\$ [neu]{note}')).toBe(
      'Das ist sehr good, 5$ [neu]',
    );
  });

  it('MARK-1 parts of a text stand in their order and show what they hold', () => {
    fc.assert(
      fc.property(signs, (text) => {
        let before = 0;
        for (const { start, end, content, kind } of textParts(text)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
          if (kind !== 'formula') expect(text.slice(start, end).replaceAll('\\$', '$')).toBe(content);
        }
        expect(before).toBeLessThanOrEqual(text.length);
        if (!hasMarkup(text)) expect(readableText(text)).toBe(text);
      }),
    );
  });
});

describe('lines of a text', () => {
  it('MARK-4 are marked each for itself', () => {
    const text = 'a [bc de]{b} f';
    expect([textSlice(text, 0, 5), textSlice(text, 6, text.length)]).toEqual(['a [bc]{b}', '[de]{b} f']);
    const note = '[eins zwei drei]{note,i}';
    expect([textSlice(note, 0, 5), textSlice(note, 6, 10), textSlice(note, 11, note.length)]).toEqual([
      '[[eins]{i}',
      '[zwei]{i}',
      '[drei]{i}]',
    ]);
    expect(textSlice('[a [b c]{i} d]{b}', 3, 7)).toBe('[[b c]{i}]{b}');
  });

  it('MARK-4 show what the text shows', () => {
    const word = fc.constantFrom('ab', '[cd', 'ef]{b}', 'gh]{i,en}', 'ij]{note}', '[kl]{u}', '[[mn', '\\[op');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), (words, at) => {
        const text = words.join(' ');
        const cut = words.slice(0, at % words.length).join(' ').length;
        const whole = markedText(text, formulasIn(text)).unread.length === 0;
        const lines = [textSlice(text, 0, cut), textSlice(text, cut === 0 ? 0 : cut + 1, text.length)];
        const shown = lines.map((line) => readableText(line)).join(cut === 0 ? '' : ' ');
        if (whole) expect(shown).toBe(readableText(text));
      }),
    );
  });
});
