/** Letters of an abbreviation: two or three (TU Dresden BB_VF). */
const [LEAST, MOST] = [2, 3] as const;

const NO_LETTERS = /[^\p{L}]+/gu;

/** A command of LaTeX in a formula, such as `\frac`. */
const COMMANDS = /\\\p{L}+/gu;

/** The letters of `name`; those of commands only where it has no others. */
function lettersOf(name: string): readonly string[] {
  const small = name.toLowerCase();
  const own = small.replace(COMMANDS, '').replace(NO_LETTERS, '');
  return Array.from(own === '' ? small.replace(NO_LETTERS, '') : own);
}

/** A number at the end of a name, which tells `Klasse 7` and `Klasse 8` apart. */
const NUMBER_AT_END = /(?<!\d)(\d{1,2})$/u;

/** Abbreviations to try for `name`: its first letter with the number at its end, with each later letter, with two later letters, then with numbers. */
function* candidates(name: string): Generator<string> {
  const [first = 'x', ...others] = lettersOf(name);
  const [, number] = NUMBER_AT_END.exec(name.trim()) ?? [];
  if (number !== undefined) yield first + number;
  for (const other of others) yield first + other;
  for (const [index, other] of others.entries()) {
    for (const third of others.slice(index + 1)) yield first + other + third;
  }
  for (let number = 1; ; number += 1) yield `${first}${number}`;
}

/** An abbreviation for each of `names`, in their order, no two alike: two or three letters of the name; equal names share theirs. */
export function abbreviate(names: readonly string[]): readonly string[] {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    if (given.has(name)) continue;
    for (const candidate of candidates(name)) {
      const length = Array.from(candidate).length;
      if (length < LEAST || length > MOST + 1 || taken.has(candidate)) continue;
      taken.add(candidate);
      given.set(name, candidate);
      break;
    }
  }
  return names.map((name) => given.get(name) ?? name);
}

/** The texts that an axis of `names` may write: the names themselves, and their abbreviations. */
export const bandTexts = (names: readonly string[]): readonly string[] => [...names, ...abbreviate(names)];
