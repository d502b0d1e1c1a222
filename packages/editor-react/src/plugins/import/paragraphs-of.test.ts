import { describe, expect, it } from '@jest/globals';
import { paragraphsOf } from './paragraphs-of.js';

describe('rows of a braille page', () => {
  it('are joined to paragraphs, with words that are divided at the end of a row', () => {
    expect(paragraphsOf(['  Das Haus am', 'See hat ein Schin-', 'deldach.', '', 'Unten'])).toBe(
      'Das Haus am See hat ein Schindeldach.\nUnten',
    );
  });

  it('begin a paragraph where they are indented', () => {
    expect(paragraphsOf(['Eins', '  Zwei', 'geht weiter'])).toBe('Eins\nZwei geht weiter');
  });

  it('keep a hyphen between figures, and say nothing where they are empty', () => {
    expect(paragraphsOf(['1990-', '1991'])).toBe('1990- 1991');
    expect(paragraphsOf(['', null])).toBe('');
  });
});
