import { describe, expect, it } from '@jest/globals';
import { engine } from '../../test/engine.js';
import { completeAt } from './complete-at.js';

/** What is offered where `|` stands in a text. */
function offered(text: string): readonly string[] {
  const before = text.split('|')[0] ?? '';
  const lines = before.split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return completeAt(text.replace('|', ''), place, { engine }).map(({ text: one }) => one);
}

describe('completions', () => {
  it.each([
    ['|', ['Kreis', 'Dreieck', 'Grafik', 'Seite', 'Diagramm'], ['Radius']],
    ['Kr|', ['Kreis'], ['Dreieck']],
    ['Kreis |', ['Radius', 'rechts von', 'Textur', 'bei'], ['Breite', 'Kreis']],
    ['Kreis Radius 5 Te|', ['Textur', 'Texturabstand'], ['Radius']],
    ['Kreis Textur |', ['Punkte', 'Punkte eng', 'Gitter'], ['Radius']],
    ['Kreis Textur Punkte|', ['Punkte eng'], ['Gitter']],
    ['Kreis Textur diagonale |', ['diagonale Linien', 'diagonale Linien weit'], ['Gitter']],
    ['Kreis "Sonne" Radius 5\nKreis rechts |', ['rechts von'], ['links von']],
    ['Kreis "Sonne" Radius 5\nKreis rechts von |', ['"Sonne"'], ['Radius']],
    ['Kreis "Sonne" Radius 5\nKreis rechts von "So|', ['"Sonne"'], ['Radius']],
    ['Kreis @1 Radius 5\nKreis an Ecke 1 von |', ['@1'], ['Radius']],
    ['Papier |', ['A4 hoch', 'A3 quer'], ['Kreis']],
    ['Brailleseiten |', ['Zellen je Zeile', 'Seitenzahlen'], ['Kreis']],
    ['Scene text 1\nCircle |', ['radius', 'right of'], ['Radius']],
  ])('at %j', (text, some, none) => {
    const all = offered(text);
    for (const one of some) expect(all).toContain(one);
    for (const one of none) expect(all).not.toContain(one);
  });

  it('say what they replace', () => {
    const text = 'Kreis "S" Radius 5 textur diag';
    expect(completeAt(text, { line: 1, column: text.length + 1 }, { engine })).toContainEqual({
      text: 'diagonale Linien',
      from: 27,
      is: 'word',
    });
  });
});
