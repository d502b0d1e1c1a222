import { namesOf, termNamed } from '@tastwerk/contracts';
import { foldWord, type SearchTerm } from './search-terms.js';

/** Words of the longest name of a subject. */
const MOST_WORDS = 5;

/** Some words of a search, one after the other, and the other names of the subject that they name together. */
export interface Subject {
  readonly from: number;
  readonly to: number;
  /** Each as its words, in small letters. */
  readonly others: readonly (readonly string[])[];
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The subjects of the taxonomy that `terms` name, the longest names first found: "water cycle" is one, not two. */
export function subjectsIn(terms: readonly SearchTerm[]): readonly Subject[] {
  const subjects: Subject[] = [];
  for (let from = 0; from < terms.length;) {
    const subject = subjectAt(terms, from);
    if (subject) subjects.push(subject);
    from = subject?.to ?? from + 1;
  }
  return subjects;
}

function subjectAt(terms: readonly SearchTerm[], from: number): Subject | undefined {
  for (let to = Math.min(terms.length, from + MOST_WORDS); to > from; to -= 1) {
    const typed = terms.slice(from, to);
    const term = termNamed(typed.map(({ word }) => word).join(' '));
    if (term === undefined) continue;
    const said = typed.map(({ folded }) => folded).join(' ');
    const others = namesOf(term)
      .map(wordsOf)
      .filter((words) => words.map(foldWord).join(' ') !== said);
    return { from, to, others };
  }
  return undefined;
}
