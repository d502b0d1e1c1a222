import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf } from '../objects/tree.js';
import type { Relation } from './relation.js';
import type { Subject } from '../outlines/subject.js';

/** A label and a shape that are close to each other. */
export interface LabelPair {
  readonly label: Subject;
  readonly shape: Subject;
  readonly relation: Relation;
}

/** The objects of a page and how those that are close to each other are placed. */
export interface PageSituation {
  /** All objects of the page, back to front, groups not taken apart. */
  readonly objects: readonly PageObject[];
  /** In painting order. */
  readonly subjects: readonly Subject[];
  /** Each pair of close objects once, the lower one of the painting order as `a`. */
  readonly relations: readonly Relation[];
  /** Those of them whose objects touch, cross or lie on each other. */
  readonly touching: readonly Relation[];
  /** The relations of a label and a shape, and those of them that touch. */
  readonly labelPairs: readonly LabelPair[];
  readonly touchingPairs: readonly LabelPair[];
  /** Objects of whose marks some touch another's. */
  readonly joined: ReadonlySet<Subject>;
  /** Whether both lie in one group of the document: they are meant to belong together. */
  belongTogether(one: Subject, other: Subject): boolean;
  /** One subject that stands for all that are joined with `subject` by touching, one by one; itself when it stands alone. */
  groupOf(subject: Subject): Subject;
}

function pairOf(relation: Relation): LabelPair | null {
  const { a, b } = relation;
  const isLabelA = a.form.role === 'label';
  if (isLabelA === (b.form.role === 'label')) return null;
  return isLabelA ? { label: a, shape: b, relation } : { label: b, shape: a, relation };
}

/** Finds the groups of what touches: each subject's way leads to the one that stands for its group. */
function groupsOf(relations: readonly Relation[]): (subject: Subject) => Subject {
  const ways = new Map<Subject, Subject>();
  const groupOf = (subject: Subject): Subject => {
    let last = subject;
    for (let next = ways.get(last); next; next = ways.get(last)) last = next;
    for (let at = subject; at !== last;) {
      const next = ways.get(at) ?? last;
      ways.set(at, last);
      at = next;
    }
    return last;
  };
  for (const { a, b, joined } of relations) {
    if (!joined || a.form.role === 'label' || b.form.role === 'label') continue;
    const [one, other] = [groupOf(a), groupOf(b)];
    if (one !== other) ways.set(one, other);
  }
  return groupOf;
}

/** The outermost object that holds each as a group does; what lies in a holder of parts that stand by themselves has none. */
function homesOf(kinds: Kinds, objects: readonly PageObject[]): ReadonlyMap<PageObject, PageObject> {
  const homes = new Map<PageObject, PageObject>();
  const visit = (object: PageObject, home: PageObject | undefined): void => {
    if (home) homes.set(object, home);
    const children = childrenOf(object);
    if (children.length === 0) return;
    const next = home ?? (kinds.holdsParts(object) ? undefined : object);
    for (const child of children) visit(child, next);
  };
  for (const object of objects) visit(object, undefined);
  return homes;
}

/** The situation of a page with these subjects and relations; `objects` are all of the page, groups not taken apart. */
export function situationOf(
  kinds: Kinds,
  subjects: readonly Subject[],
  relations: readonly Relation[],
  objects: readonly PageObject[],
): PageSituation {
  const homes = homesOf(kinds, objects);
  const touching = relations.filter((relation) => relation.joined || relation.laidOn);
  const joined = touching.filter((relation) => relation.joined);
  return {
    objects,
    subjects,
    relations,
    touching,
    labelPairs: relations.flatMap((relation) => pairOf(relation) ?? []),
    touchingPairs: touching.flatMap((relation) => pairOf(relation) ?? []),
    joined: new Set(joined.flatMap(({ a, b }) => [a, b])),
    belongTogether: (one, other) => {
      const home = homes.get(one.object);
      return home !== undefined && home === homes.get(other.object);
    },
    groupOf: groupsOf(joined),
  };
}
