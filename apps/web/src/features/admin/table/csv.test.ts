import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv.js';

describe('a table as CSV', () => {
  it('quotes texts, doubles quotes and leaves numbers as they are', () => {
    expect(csvOf([['a "b"\nc', 3]], 'en')).toBe('"a ""b""\nc",3\r\n');
  });

  it('parts cells as spreadsheet programs of the language do', () => {
    expect(csvOf([['Grün', 'x,y', 28.1]], 'de')).toBe('"Grün";"x,y";28,1\r\n');
    expect(csvOf([['Green', 28.1]], 'en')).toBe('"Green",28.1\r\n');
    expect(csvOf([[{ cents: 550 }]], 'de')).toBe('5,50\r\n');
    expect(csvOf([[{ cents: -5 }]], 'en')).toBe('-0.05\r\n');
  });

  it.each(['=1+1', '+49', '-x', '@SUM(A1)', '\tx'])('lets %j not become a formula', (text) => {
    expect(csvOf([[text]], 'en')).toBe(`"'${text}"\r\n`);
  });
});
