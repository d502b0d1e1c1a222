import { createBoxIndex } from '../collections/box-index.js';
import { growBox } from '../geometry/box.js';
import type { PageObject } from '../objects/schema.js';
import type { SceneContext } from '../objects/kinds.js';
import type { ProofingProfile } from './profile.js';
import { type Relation, relate } from './relation.js';
import { type Subject, subjectOf } from '../outlines/subject.js';

/** One object of a page with its place in the painting order and its relations to others. */
interface Resident {
  readonly subject: Subject;
  order: number;
  readonly links: Map<Resident, Relation>;
  /** Its relations to what lies above, in painting order; null when they are to be gathered again. */
  upwards: readonly Relation[] | null;
}

/** The objects of a page, measured once each, and what lies close to what. */
export interface Neighbourhood {
  /** Takes the page's objects as they are now, back to front; those that it knows by identity are not measured again. */
  update(objects: readonly PageObject[]): void;
  /** The objects in painting order. */
  subjects(): readonly Subject[];
  /** Each pair of close objects once, in painting order. */
  relations(): readonly Relation[];
}

/** How far apart two objects still concern a rule, in mm. */
function reachOf(profile: ProofingProfile, a: Subject, b: Subject): number {
  const { gapElements, gapLines, textureContrast, labelGap, labelClear } = profile;
  const [isLabelA, isLabelB] = [a.form.role === 'label', b.form.role === 'label'];
  if (isLabelA && isLabelB) return gapElements.warningMm;
  if (isLabelA || isLabelB)
    return Math.max(gapElements.warningMm, labelGap.minMm, labelGap.ownMm, labelClear.minMm);
  return Math.max(gapElements.warningMm, gapLines.warningMm, textureContrast.reachMm);
}

/** An empty neighbourhood whose distances matter to `profile`. */
export function createNeighbourhood(profile: ProofingProfile, scene: SceneContext): Neighbourhood {
  const known = new Map<PageObject, Resident>();
  const index = createBoxIndex<Resident>();
  let inOrder: readonly Resident[] = [];
  const farthestMm = Math.max(
    ...[profile.gapElements, profile.gapLines].map(({ warningMm }) => warningMm),
    ...[profile.labelGap.ownMm, profile.labelGap.minMm, profile.labelClear.minMm],
    profile.textureContrast.reachMm,
  );

  function link(one: Resident, other: Resident): void {
    const [lower, upper] = one.order < other.order ? [one, other] : [other, one];
    const reachMm = reachOf(profile, lower.subject, upper.subject);
    const relation = relate(lower.subject, upper.subject, reachMm);
    if (!relation) return;
    lower.links.set(upper, relation);
    upper.links.set(lower, relation);
    lower.upwards = null;
    upper.upwards = null;
  }

  function welcome(resident: Resident): void {
    const box = resident.subject.reliefBox;
    if (!box) return;
    for (const other of index.meeting(growBox(box, farthestMm))) link(resident, other);
    index.set(resident, box);
  }

  function dismiss(object: PageObject, resident: Resident): void {
    known.delete(object);
    index.delete(resident);
    for (const other of resident.links.keys()) {
      other.links.delete(resident);
      other.upwards = null;
    }
  }

  /** The relations to what lies above, those turned round whose objects changed their order. */
  function linksUpwards(resident: Resident): readonly Relation[] {
    const upwards = Array.from(resident.links).filter(([other]) => other.order > resident.order);
    upwards.sort(([one], [other]) => one.order - other.order);
    return upwards.map(([other, relation]) => {
      if (relation.a === resident.subject) return relation;
      link(resident, other);
      return resident.links.get(other) ?? relation;
    });
  }

  return {
    update(objects) {
      const present = new Set(objects);
      for (const [object, resident] of known) if (!present.has(object)) dismiss(object, resident);
      const newcomers: Resident[] = [];
      let isReordered = false;
      inOrder = objects.map((object, order) => {
        const before = known.get(object);
        const resident = before ?? {
          subject: subjectOf(object, scene),
          order,
          links: new Map(),
          upwards: null,
        };
        isReordered ||= resident.order !== order;
        resident.order = order;
        if (!before) newcomers.push(resident);
        known.set(object, resident);
        return resident;
      });
      if (isReordered) for (const resident of inOrder) resident.upwards = null;
      newcomers.forEach(welcome);
    },
    subjects: () => inOrder.map(({ subject }) => subject),
    relations: () => inOrder.flatMap((resident) => (resident.upwards ??= linksUpwards(resident))),
  };
}
