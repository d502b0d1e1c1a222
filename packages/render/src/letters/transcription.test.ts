import { describe, expect, it } from '@jest/globals';
import { transcriptionOf } from './transcription.js';

const transcribed = (text: string) => Array.from(text, transcriptionOf).join('');

describe('transcriptionOf', () => {
  it.each([
    ['Hebrew', 'דוד לוי', 'dvd lvy'],
    ['Hebrew with vowel points', 'דָּוִד', 'david'],
    ['Arabic', 'سالم', 'salm'],
    ['Chinese', '北京市', 'BeiJingShi'],
    ['Japanese with a long vowel', 'すずき ラーメン', 'suzuki ramen'],
    ['Korean', '김철수', 'GimCheolSu'],
    ['Georgian', 'თბილისი', 'tbilisi'],
    ['Dhivehi', 'އަލީ', 'alee'],
    ['digits of other scripts', '١٢ १२ １２', '12 12 12'],
    ['emoji with a joiner and a variation selector', '👩\u200d🚀❤\ufe0f', ':woman::rocket::heart:'],
    ['a question mark', '؟', '?'],
  ])('writes %s in Latin letters', (_, text, latin) => {
    expect(transcribed(text)).toBe(latin);
  });

  it.each([
    ['for private use', '\ue000', '[U+E000]'],
    ['beyond the basic plane', '\u{10ffff}', '[U+10FFFF]'],
    ['of Chinese without a known reading', '䶿', '[U+4DBF]'],
    ['that stands for an unknown one', '\ufffd', '[U+FFFD]'],
    ['of half a pair', '\ud800', '[U+D800]'],
    ['of control', '\u0001', '[U+0001]'],
  ])('writes the number of a character %s', (_, character, number) => {
    expect(transcriptionOf(character)).toBe(number);
  });

  it('keeps the width of white space and leaves out what shows nothing', () => {
    expect(transcribed('a\tb\u3000c\u202fd\u2028e')).toBe('a b c d e');
    expect(transcribed('\u202e\u200b\ufeff\u00ad')).toBe('');
  });

  it('writes printable ASCII for every character, and `?` for punctuation alone', () => {
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const latin = transcriptionOf(character);
      if (/^[ -~]*$/.test(latin) && (!latin.includes('?') || /\p{Punctuation}/u.test(character))) continue;
      throw new Error(`U+${code.toString(16)} becomes ${JSON.stringify(latin)}`);
    }
  });
});
