import { Injectable } from '@nestjs/common';
import { loadHyphenator } from '@tastwerk/editor-core/braille';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { isPartOf } from './compound-parts.js';
import { foldWord, forgivenSlips, type SearchTerm, slipsBetween } from './search-terms.js';

/** Words of the catalogue that may stand for one that was typed, when it is a part of them, and those that are looked at for it. */
const MOST_PARTS = 300;
const MOST_LOOKED_AT = 2000;

/** Letters of a word as whose beginning longer ones are found. */
const SHORTEST_BEGINNING = 3;

/** Words that are compared letter by letter with one that was typed, and of them those that may stand for it. */
const MOST_CANDIDATES = 2000;
const MOST_SIMILAR = 5;

interface ExpandedWord {
  readonly isStop: boolean;
  readonly begun: string;
  readonly stems: string | null;
  /** Longer words with it inside. */
  readonly words: readonly string[];
}

/** A word that was typed with what it is looked for by. */
export interface TermExpression {
  readonly term: SearchTerm;
  readonly expression: string;
}

/**
 * The words of the catalogue, and the `tsquery` expressions that find the words of a search. In SQL of its own: stemming and the comparison of
 * letters are done by PostgreSQL.
 */
@Injectable()
export class WordRepository {
  constructor(private readonly reads: TimedReads) {}

  /**
   * One expression for each word: as it begins, by its German and English stem, and as a part of compounds; fill words do not count.
   * What is found as it begins is not named twice: PostgreSQL would take it for as many more graphics and read the list in place of the index.
   */
  async expressionsOf(terms: readonly SearchTerm[]): Promise<readonly TermExpression[]> {
    const [rows, hyphenator] = await Promise.all([
      this.reads.query<ExpandedWord>(
        `SELECT numnode(plainto_tsquery('german', typed.word)) = 0 OR numnode(plainto_tsquery('english', typed.word)) = 0 AS "isStop",
                quote_literal(typed.word) || CASE WHEN length(typed.word) < ${SHORTEST_BEGINNING} THEN '' ELSE ':*' END AS begun,
                stems.expression AS stems, parts.words
           FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS typed (word, folded, place)
          CROSS JOIN LATERAL (
            SELECT string_agg(DISTINCT stem::text, ' | ') AS expression
              FROM unnest(ARRAY[plainto_tsquery('german', typed.word), plainto_tsquery('english', typed.word)]) AS stem
             WHERE numnode(stem) > 0 AND NOT starts_with(stem::text, '''' || typed.word)) stems
          CROSS JOIN LATERAL (
            SELECT coalesce(array_agg(there.word), '{}') AS words FROM (
              SELECT word FROM search_word
               WHERE length(typed.folded) > 2 AND folded LIKE '%' || typed.folded || '%' AND NOT starts_with(word, typed.word)
               ORDER BY length(word), word LIMIT ${MOST_LOOKED_AT}) there) parts
          ORDER BY typed.place`,
        [terms.map(({ word }) => word), terms.map(({ folded }) => folded)],
      ),
      loadHyphenator('DE:VOLL'),
    ]);
    const expressions = terms.map((term, index) => {
      const { isStop = false, begun = `'${term.word}'`, stems = null, words = [] } = rows[index] ?? {};
      const parts = hyphenator
        ? words.filter(
            (word) => foldWord(word).startsWith(term.folded) || isPartOf(term.folded, word, hyphenator),
          )
        : [];
      const expression = [
        begun,
        ...(stems === null ? [] : [stems]),
        ...parts.slice(0, MOST_PARTS).map((word) => `'${word}'`),
      ];
      return { term, isStop, expression: expression.join(' | ') };
    });
    const telling = expressions.filter(({ isStop }) => !isStop);
    return telling.length > 0 ? telling : expressions;
  }

  /** For each word an expression of those in the catalogue that differ from it by a slip or two; null where there are none. */
  async similarTo(terms: readonly SearchTerm[]): Promise<readonly (string | null)[]> {
    const rows = await this.reads.query<{ place: number; word: string; folded: string }>(
      `SELECT typed.place::integer AS place, there.word, there.folded
         FROM unnest($1::text[]) WITH ORDINALITY AS typed (folded, place)
        CROSS JOIN LATERAL (
          (SELECT word, folded FROM search_word WHERE folded % typed.folded LIMIT ${MOST_CANDIDATES})
          UNION
          (SELECT word, folded FROM search_word
            WHERE folded ^@ left(typed.folded, 1) AND length(folded) BETWEEN length(typed.folded) - 1 AND length(typed.folded) + 1
            LIMIT ${MOST_CANDIDATES})) there`,
      [terms.map(({ folded }) => folded)],
    );
    return terms.map(({ folded }, index) => {
      const near = rows
        .filter(({ place }) => place === index + 1)
        .map(({ word, folded: other }) => ({ word, slips: slipsBetween(folded, other) }))
        .filter(({ slips }) => slips <= forgivenSlips(folded))
        .sort((a, b) => a.slips - b.slips || a.word.localeCompare(b.word))
        .slice(0, MOST_SIMILAR);
      return near.length === 0 ? null : near.map(({ word }) => `'${word}'`).join(' | ');
    });
  }
}
