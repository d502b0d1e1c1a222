import type { Document } from '../document/schema.js';
import { isSameLegend } from '../legend/page-legend.js';
import { contextOf } from '../scene/build-scene.js';
import type { SceneResources } from '../objects/kinds.js';
import type { Finding } from './finding.js';
import { createPageProofer, type PageProofer } from './page-proofer.js';
import type { PageSituation } from './page-situation.js';
import type { ProofingProfile } from './profile.js';
import type { ProofContext, Rules } from './rule.js';

/** Proofs states of a document one after another, measuring only what has changed since the last. */
export interface Proofer {
  proof(document: Document, resources: SceneResources): readonly Finding[];
  /** How the objects of a page of the last proof are placed; undefined where it had no such page. */
  situationOn(pageIndex: number): PageSituation | undefined;
}

function proofContextOf(
  document: Document,
  pageIndex: number,
  resources: SceneResources,
  profile: ProofingProfile,
): ProofContext {
  const { width: widthMm, height: heightMm, bindingSpace } = document;
  const { kinds } = resources;
  return {
    kinds,
    profile,
    widthMm,
    heightMm,
    bindingSpace,
    scene: contextOf(document, pageIndex, resources),
  };
}

function isSameContext(a: ProofContext, b: ProofContext): boolean {
  return (
    a.kinds === b.kinds &&
    a.widthMm === b.widthMm &&
    a.heightMm === b.heightMm &&
    a.bindingSpace === b.bindingSpace &&
    a.scene.system === b.scene.system &&
    a.scene.pageNumber === b.scene.pageNumber &&
    a.scene.pageCount === b.scene.pageCount &&
    isSameLegend(a.scene.legend, b.scene.legend) &&
    a.scene.resources.braille === b.scene.resources.braille &&
    a.scene.resources.font === b.scene.resources.font
  );
}

/**
 * A proofer by `rules` that measures against `profile`. It keeps what it knows of each object by the object's identity, and forgets it
 * when the braille book, the braille system, the paper, the page's legend or the number of pages changes.
 */
export function createProofer(rules: Rules, profile: ProofingProfile): Proofer {
  let known = new Map<string, { readonly context: ProofContext; readonly page: PageProofer }>();
  let pages: readonly PageProofer[] = [];
  return {
    proof(document, resources) {
      const ofDocument = rules.document.flatMap(([ruleId, rule]) =>
        rule.check(document, resources).map((observation): Finding => ({ ruleId, ...observation })),
      );
      const next: typeof known = new Map();
      const ofPages = document.pages.flatMap(({ uuid, objects }, pageIndex) => {
        const context = proofContextOf(document, pageIndex, resources, profile);
        const before = known.get(uuid);
        const entry =
          before && isSameContext(before.context, context)
            ? before
            : { context, page: createPageProofer(rules, context, pageIndex) };
        next.set(uuid, entry);
        return entry.page.proof(objects);
      });
      known = next;
      pages = [...next.values()].map(({ page }) => page);
      return [...ofDocument, ...ofPages];
    },
    situationOn: (pageIndex) => pages[pageIndex]?.situation(),
  };
}

/**
 * Checks `document` against the published guideline values of `profile`: what is found is told page by page, that of the
 * document as a whole first. It claims no more than that: whether a graphic can be read, readers decide.
 */
export function proof(
  rules: Rules,
  document: Document,
  profile: ProofingProfile,
  resources: SceneResources,
): readonly Finding[] {
  return createProofer(rules, profile).proof(document, resources);
}
