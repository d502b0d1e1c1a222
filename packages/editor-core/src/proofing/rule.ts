import type { Document } from '../document/schema.js';
import type { Kinds, SceneContext } from '../objects/kinds.js';
import type { Observation } from './observation.js';
import type { PageSituation } from './page-situation.js';
import type { ProofingProfile } from './profile.js';
import type { Subject } from '../outlines/subject.js';

/** What a rule measures against, and the page on which it does. Lengths in mm. */
export interface ProofContext {
  readonly kinds: Kinds;
  readonly profile: ProofingProfile;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bindingSpace: boolean;
  readonly scene: SceneContext;
}

/** A rule that looks at one object alone; its findings stay as long as the object does. */
export interface ObjectRule {
  readonly scope: 'object';
  check(subject: Subject, context: ProofContext): readonly Observation[];
}

/** A rule that looks at all objects of a page and how they are placed. */
export interface PageRule {
  readonly scope: 'page';
  check(page: PageSituation, context: ProofContext): readonly Observation[];
}

/** A rule that looks at the document as a whole; its observations say themselves which page they mean. */
export interface DocumentRule {
  readonly scope: 'document';
  check(
    document: Document,
    resources: SceneContext['resources'],
  ): readonly (Observation & { readonly pageIndex: number | null })[];
}

/** A rule of a proof. */
export type Rule = ObjectRule | PageRule | DocumentRule;

/** The rules by their names. A plugin adds those that it brings: `interface ProofingRules { 'clock-hands': ObjectRule }`. */
export interface ProofingRules {}

/** The name of a rule; it never changes its meaning. The built-in ones are those of field notes 2.2 and some of the product's own. */
export type RuleId = keyof ProofingRules;

/** Rules by their names, as a plugin brings them. */
export type RuleTable = { readonly [I in RuleId]?: ProofingRules[I] };

type Named<R extends Rule> = readonly (readonly [RuleId, R])[];

/** The rules of an engine by what they look at, in the order of its plugins. */
export interface Rules {
  readonly ids: readonly RuleId[];
  readonly object: Named<ObjectRule>;
  readonly page: Named<PageRule>;
  readonly document: Named<DocumentRule>;
}

/** The rules of `table`, those that look at the same together. */
export function rulesOf(table: RuleTable): Rules {
  const isRule = (name: string): name is RuleId => Object.hasOwn(table, name);
  const ids = Object.keys(table).filter(isRule);
  const ofScope = <S extends Rule['scope']>(scope: S) => {
    type Scoped = Extract<Rule, { readonly scope: S }>;
    const isScoped = (rule: Rule | undefined): rule is Scoped => rule?.scope === scope;
    return ids.flatMap((id): (readonly [RuleId, Scoped])[] => {
      const rule: Rule | undefined = table[id];
      return isScoped(rule) ? [[id, rule]] : [];
    });
  };
  return { ids, object: ofScope('object'), page: ofScope('page'), document: ofScope('document') };
}
