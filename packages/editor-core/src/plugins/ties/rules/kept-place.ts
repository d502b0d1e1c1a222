import type { SceneContext } from '../../../objects/kinds.js';
import { othersOf } from '../../../objects/relation.js';
import type { PageObject } from '../../../objects/schema.js';
import { type Measuring, measuringIn } from '../../../placing/measuring.js';
import type { Observation } from '../../../proofing/observation.js';
import type { PageRule } from '../../../proofing/rule.js';
import { type Keeper, keepersIn, placeOfKeeper } from '../keepers.js';
import { objectIn } from '../tied-objects.js';

/** What the sentence is about, by why there is no place. */
const CONTEXTS = {
  RELATION_NO_ROOM: 'room',
  RELATION_NO_CORNER: 'corner',
  RELATION_NOT_DRAWN: 'drawn',
  RELATION_GONE: 'gone',
} as const;

/** What was found of an object among the others that it names. */
interface Judged {
  readonly others: readonly (PageObject | undefined)[];
  readonly context: string | undefined;
}

/** What is known of a page's objects as they are drawn in one context. */
interface Known {
  readonly measuring: Measuring;
  readonly judged: WeakMap<PageObject, Judged>;
}

const known = new WeakMap<SceneContext, Known>();

function knownIn(scene: SceneContext): Known {
  const found = known.get(scene) ?? { measuring: measuringIn(scene), judged: new WeakMap() };
  known.set(scene, found);
  return found;
}

/** Why `object` finds no place among `objects`; undefined where it has one. Looked up again only when it or one of the others changed. */
function problemOf(
  { measuring, judged }: Known,
  object: Keeper,
  objects: readonly PageObject[],
): string | undefined {
  const others = othersOf(object.kept).map((uuid) => objectIn(objects, uuid));
  const before = judged.get(object);
  if (before?.others.every((other, index) => other === others[index])) return before.context;
  const placed = placeOfKeeper(measuring, object, objects);
  const context = placed.ok ? undefined : CONTEXTS[placed.error];
  judged.set(object, { others, context });
  return context;
}

/** What is kept at its place by others has such a place: there is room inside, a corner of that number, an other that is drawn. */
export const keptPlace: PageRule = {
  scope: 'page',
  check({ objects }, { kinds, scene }) {
    const keepers = keepersIn(objects);
    if (keepers.length === 0) return [];
    const knownHere = knownIn(scene);
    return keepers.flatMap((object): Observation[] => {
      if (object.hidden) return [];
      const context = problemOf(knownHere, object, objects);
      if (context === undefined) return [];
      const others = othersOf(object.kept).filter((uuid) => objectIn(objects, uuid));
      return [
        {
          severity: 'warning',
          objects: [...new Set([object.uuid, ...others])],
          place: kinds.extentOf(object),
          values: { context },
          source: 'tastwerk',
          fix: { type: 'update-objects', changes: [{ uuid: object.uuid, set: { kept: null } }] },
        },
      ];
    });
  },
};
