import { roleOf, SAME_SIGN, isSign } from '../../model/signs.js';
import type { BracketMark } from '../pairs.js';
import { ESCAPED_SIGNS, LARGE_COMMANDS, SIGN_COMMANDS } from './commands.js';

/** A command: letters, or one character. */
const COMMAND = /\\(?:[A-Za-z]+|[^A-Za-z])/uy;

/** Commands whose braces are no formula. */
const RAW = /^\\(?:text|textrm|textit|textbf|mbox|ce|begin|end|operatorname)$/u;

/** The command at `at`, with its backslash; empty where there is none. */
export function commandAt(source: string, at: number): string {
  COMMAND.lastIndex = at;
  return COMMAND.exec(source)?.[0] ?? '';
}

/** The place behind the braces that open at `at`, counting braces within; the end of the source where they do not close. */
export function endOfBraces(source: string, at: number): number {
  let level = 0;
  for (let next = at; next < source.length; next += 1) {
    const character = source.charAt(next);
    if (character === '\\') next += 1;
    else if (character === '{') level += 1;
    else if (character === '}' && --level === 0) return next + 1;
  }
  return source.length;
}

/** All brackets, bars and borders of a LaTeX source. */
export function bracketMarks(source: string): readonly BracketMark[] {
  const marks: BracketMark[] = [];
  let afterOperand = false;
  /** The command whose delimiter comes next. */
  let delimited = '';
  for (let at = 0; at < source.length;) {
    const character = source.charAt(at);
    if (/\s/u.test(character)) {
      at += 1;
      continue;
    }
    const command = character === '\\' ? commandAt(source, at) : '';
    const sign = command === '' ? (SAME_SIGN.get(character) ?? character) : signOfCommand(command);
    const length = Math.max(command.length, 1);
    const border = command === '' ? borderOf(character) : command === '\\\\' ? 'next' : undefined;
    if (delimited !== '') {
      afterOperand = delimited === '\\right';
      delimited = '';
      at += length;
      continue;
    }
    if (border !== undefined) marks.push({ at, text: border, afterOperand });
    else if (sign !== undefined && isSign(sign) && roleOf(sign) === 'bracket') {
      marks.push({ at, text: sign, afterOperand });
      afterOperand = ')]}⟩⌋⌉'.includes(sign) || ('|‖'.includes(sign) && afterOperand);
      at += length;
      continue;
    }
    if (/^\\(?:left|right|middle)$/u.test(command)) {
      delimited = command;
      marks.push({
        at,
        text: command === '\\left' ? 'open' : command === '\\right' ? 'close' : 'next',
        afterOperand,
      });
    }
    afterOperand = isOperand(character, command, sign);
    at += length;
    if (RAW.test(command)) at = afterRaw(source, at);
  }
  return marks;
}

function signOfCommand(command: string): string | undefined {
  return ESCAPED_SIGNS.get(command.slice(1)) ?? SIGN_COMMANDS.get(command.slice(1));
}

function borderOf(character: string): string | undefined {
  return character === '{' ? 'open' : character === '}' ? 'close' : character === '&' ? 'next' : undefined;
}

function afterRaw(source: string, at: number): number {
  let next = at;
  while (/\s/u.test(source.charAt(next))) next += 1;
  return source.charAt(next) === '{' ? endOfBraces(source, next) : at;
}

/** Whether something may be multiplied by what follows: a number, a letter, a closed group. */
function isOperand(character: string, command: string, sign: string | undefined): boolean {
  if (character === '}') return true;
  if (command !== '') {
    const name = command.slice(1);
    if (sign !== undefined) return ['plain', 'postfix'].includes(roleOf(sign));
    return (
      /^[A-Za-z]/u.test(name) && !LARGE_COMMANDS.has(name) && !/^(?:left|big|Big|quad|qquad)/u.test(name)
    );
  }
  if (sign !== undefined && isSign(sign)) return ['plain', 'postfix'].includes(roleOf(sign));
  return !'{^_&~'.includes(character);
}
