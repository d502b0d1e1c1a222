import { Injectable } from '@nestjs/common';
import {
  type CatalogueRow,
  type Facets,
  type QueryOf,
  type Suggestions,
  SUGGESTIONS_MOST,
} from '@tastwerk/contracts';
import type { Visitor } from '../../../platform/http/actor.js';
import { SameMoment } from '../../../platform/same-moment.js';
import { seesHidden } from '../visibility.js';
import { orderOf } from './order.js';
import { SearchRepository } from './search.sql.js';
import { type SearchTerm, searchTerms } from './search-terms.js';
import { subjectsIn } from './subjects.js';
import { SuggestionRepository } from './suggestions.sql.js';
import { type TermExpression, WordRepository } from './words.sql.js';

/** What somebody looks for, as the contract's query says it. */
type CatalogueSearch = QueryOf<'searchGraphics'>;
type CatalogueFilter = QueryOf<'countGraphics'>;

/** A typed query in the form that the search compares. */
interface Wanted {
  readonly all: readonly SearchTerm[];
  /** Those words that tell something. */
  readonly terms: readonly TermExpression[];
}

const exactly = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' & ');

/** All of several expressions; undefined for none. */
function allOf(expressions: readonly string[]): string | undefined {
  return expressions.length === 0 ? undefined : expressions.map((one) => `(${one})`).join(' & ');
}

/** All of `terms`; words that name a subject of the taxonomy may be its other names in their place. */
function expressionOf({ all, terms }: Wanted): string | undefined {
  const subjects = subjectsIn(all).map(({ from, to, others }) => ({ words: all.slice(from, to), others }));
  const left = terms.filter(({ term }) => !subjects.some(({ words }) => words.includes(term)));
  const named = subjects.flatMap(({ words, others }) => {
    const own = allOf(terms.filter(({ term }) => words.includes(term)).map(({ expression }) => expression));
    return own === undefined ? [] : [[own, ...others.map((other) => `(${exactly(other)})`)].join(' | ')];
  });
  return allOf([...left.map(({ expression }) => expression), ...named]);
}

/**
 * Finds graphics by words, tags, category, format and system. Words that nothing has are taken for slips of the hand, and words like them
 * looked for; what is merely ruled out by the other conditions is not.
 */
@Injectable()
export class SearchService {
  private readonly pages = new SameMoment<string>();

  constructor(
    private readonly words: WordRepository,
    private readonly graphics: SearchRepository,
    private readonly suggestions: SuggestionRepository,
  ) {}

  /** One page of graphics as JSON text. */
  find(query: CatalogueSearch, visitor: Visitor): Promise<string> {
    const asked = JSON.stringify([query, visitor?.id, seesHidden(visitor)]);
    return this.pages.get(asked, async () => JSON.stringify(await this.page(query, visitor)));
  }

  private async page(
    { variants, search, limit, offset, before, sort, language, ...filter }: CatalogueSearch,
    visitor: Visitor,
  ): Promise<readonly CatalogueRow[]> {
    if (variants !== undefined) return this.graphics.ofVariants(variants, visitor);
    const wanted = await this.wantedBy(search);
    const expression = expressionOf(wanted);
    const order = orderOf(sort, language, exactly(wanted.terms.map(({ term }) => term.word)), expression);
    const page = { limit, offset, before, order };
    const rows = await this.graphics.page({ ...filter, expression }, page, visitor);
    if (rows.length > 0 || expression === undefined) return rows;
    const similar = await this.similarExpression(wanted.terms, expression, visitor);
    return similar === undefined ? [] : this.graphics.page({ ...filter, expression: similar }, page, visitor);
  }

  async count({ search, ...filter }: CatalogueFilter, visitor: Visitor): Promise<Facets> {
    const wanted = await this.wantedBy(search);
    const expression = expressionOf(wanted);
    const counts = await this.graphics.counts({ ...filter, expression }, visitor);
    if (counts.total > 0 || expression === undefined) return { ...counts, match: 'exact' };
    const similar = await this.similarExpression(wanted.terms, expression, visitor);
    if (similar === undefined) return { ...counts, match: 'exact' };
    const found = await this.graphics.counts({ ...filter, expression: similar }, visitor);
    return { ...found, match: found.total > 0 ? 'similar' : 'exact' };
  }

  async suggest(typed: string, visitor: Visitor): Promise<Suggestions> {
    const terms = searchTerms(typed);
    const last = terms.at(-1);
    if (last === undefined) return { graphics: [], tags: [] };
    const tags = await this.suggestions.tags(last);
    const room = SUGGESTIONS_MOST - tags.length;
    return { graphics: await this.suggestions.graphics(terms, visitor, room), tags };
  }

  private async wantedBy(typed: string | undefined): Promise<Wanted> {
    const all = searchTerms(typed ?? '');
    return { all, terms: all.length === 0 ? [] : await this.words.expressionsOf(all) };
  }

  /** An expression of words like those typed; undefined where what was typed is there, or nothing like it is. */
  private async similarExpression(
    terms: readonly TermExpression[],
    expression: string,
    visitor: Visitor,
  ): Promise<string | undefined> {
    if (await this.graphics.hasAny({ expression }, visitor)) return undefined;
    const similar = await this.words.similarTo(terms.map(({ term }) => term));
    if (similar.every((one) => one === null)) return undefined;
    return allOf(
      terms.map(({ expression: exact }, index) => {
        const like = similar[index] ?? null;
        return like === null ? exact : `${exact} | ${like}`;
      }),
    );
  }
}
