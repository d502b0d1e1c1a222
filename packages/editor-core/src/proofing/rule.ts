import type { Document } from '../document/schema.js';
import type { Kinds, SceneContext } from '../kernel/kinds.js';
import type { Observation } from './finding.js';
import type { PageSituation } from './page-situation.js';
import type { ProofingProfile } from './profile.js';
import type { Subject } from './subject.js';

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

/** A rule of a proof: each file of `rules/` holds one. */
export type Rule = ObjectRule | PageRule | DocumentRule;
