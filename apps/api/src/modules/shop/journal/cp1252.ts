/** The characters of Windows code page 1252 from 0x80 to 0x9F; the rest of its upper half equals Latin 1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const FIRST_HIGH = 0x80;
const QUESTION_MARK = 0x3f;

/** `text` in Windows code page 1252; a character without a place there is a question mark. */
export function cp1252(text: string): Buffer {
  return Buffer.from(
    [...text].map((character) => {
      const high = HIGH.indexOf(character);
      if (high >= 0) return FIRST_HIGH + high;
      const code = character.codePointAt(0) ?? QUESTION_MARK;
      return code < FIRST_HIGH || (code > 0x9f && code <= 0xff) ? code : QUESTION_MARK;
    }),
  );
}
