import { isSign, roleOf, SAME_SIGN } from '../../model/signs.js';
import type { BracketMark } from '../pairs.js';

/** All brackets and bars of a source in school notation; texts in quotes have none. */
export function bracketMarks(source: string): readonly BracketMark[] {
  const marks: BracketMark[] = [];
  let afterOperand = false;
  let isQuoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted || /\s/u.test(character)) continue;
    const isDouble = character === '|' && source.charAt(at + 1) === '|';
    const sign = isDouble ? '‖' : (SAME_SIGN.get(character) ?? character);
    if (isSign(sign) && roleOf(sign) === 'bracket') {
      marks.push({ at, text: sign, afterOperand });
      afterOperand = ')]}⟩⌋⌉'.includes(sign) || ('|‖'.includes(sign) && afterOperand);
      if (isDouble) at += 1;
    } else
      afterOperand = isSign(sign) ? ['plain', 'postfix'].includes(roleOf(sign)) : !'^_'.includes(character);
  }
  return marks;
}
