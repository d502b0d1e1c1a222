import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import type { Finding } from './finding.js';
import { createNeighbourhood } from './neighbourhood.js';
import { type PageSituation, situationOf } from './page-situation.js';
import type { ProofContext, Rules } from './rule.js';
import type { Subject } from '../outlines/subject.js';

/** A page's proof that keeps what it knows of each object as long as the page holds that same object. */
export interface PageProofer {
  /** What is found on the page with these objects, back to front: how they are placed first, then each by itself. */
  proof(objects: readonly PageObject[]): readonly Finding[];
  /** How the objects of the last proof are placed. */
  situation(): PageSituation;
}

/** What was found on a page with these objects. */
interface PageProof {
  readonly objects: readonly PageObject[];
  readonly situation: PageSituation;
  readonly findings: readonly Finding[];
}

/** The proof by `rules` of the page at `pageIndex` in `context`. Objects are known by identity: one that changed is measured again. */
export function createPageProofer(rules: Rules, context: ProofContext, pageIndex: number): PageProofer {
  const neighbourhood = createNeighbourhood(context.profile, context.scene);
  let known = new Map<Subject, readonly Finding[]>();

  const checkAlone = (subject: Subject): readonly Finding[] =>
    rules.object.flatMap(([ruleId, rule]) =>
      rule.check(subject, context).map((observation) => ({ ruleId, pageIndex, ...observation })),
    );

  let last: PageProof = { objects: [], situation: situationOf(context.kinds, [], [], []), findings: [] };

  function prove(objects: readonly PageObject[]): PageProof {
    neighbourhood.update(leavesOf(objects));
    const subjects = neighbourhood.subjects();
    const situation = situationOf(context.kinds, subjects, neighbourhood.relations(), objects);
    const placed = rules.page.flatMap(([ruleId, rule]) =>
      rule.check(situation, context).map((observation) => ({ ruleId, pageIndex, ...observation })),
    );
    known = new Map(subjects.map((subject) => [subject, known.get(subject) ?? checkAlone(subject)]));
    return { objects, situation, findings: [...placed, ...[...known.values()].flat()] };
  }

  return {
    proof(objects) {
      if (objects !== last.objects) last = prove(objects);
      return last.findings;
    },
    situation: () => last.situation,
  };
}
