import type { Relation } from './relation.js';
import type { Subject } from './subject.js';

/** A label and a shape that are close to each other. */
export interface LabelPair {
  readonly label: Subject;
  readonly shape: Subject;
  readonly relation: Relation;
}

/** The objects of a page and how those that are close to each other are placed. */
export interface PageSituation {
  /** In painting order. */
  readonly subjects: readonly Subject[];
  /** Each pair of close objects once, the lower one of the painting order as `a`. */
  readonly relations: readonly Relation[];
  /** The relations of a label and a shape. */
  readonly labelPairs: readonly LabelPair[];
  /** Objects of whose marks some touch another's. */
  readonly joined: ReadonlySet<Subject>;
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

/** The situation of a page with these objects and relations. */
export function situationOf(subjects: readonly Subject[], relations: readonly Relation[]): PageSituation {
  const joined = relations.filter((relation) => relation.joined);
  return {
    subjects,
    relations,
    labelPairs: relations.flatMap((relation) => pairOf(relation) ?? []),
    joined: new Set(joined.flatMap(({ a, b }) => [a, b])),
    groupOf: groupsOf(joined),
  };
}
