import { fail, ok, type Result } from '@tastwerk/editor-core';
import { issueAt, type OutlineIssue, type OutlineNode, readOutline } from '../../outline/read-outline.js';

/** People, and partners of one person: more people than a sheet holds. */
const LIMITS = { people: 40, partners: 2 } as const;

/** A person, by its place in the order in which the outline names them. */
export interface FamilyPerson {
  readonly index: number;
  readonly name: string;
  /** Years of life as they are written; empty for none. */
  readonly years: string;
}

/** A person with the children of each partner; a partner who is not named is null. */
export interface FamilyUnit {
  readonly person: FamilyPerson;
  readonly unions: readonly FamilyUnion[];
}

interface FamilyUnion {
  readonly partner: FamilyPerson | null;
  readonly children: readonly FamilyUnit[];
}

/** A family as it was read. */
export interface Family {
  readonly people: readonly FamilyPerson[];
  readonly root: FamilyUnit;
}

const WITH_YEARS = /^(.*?)\s*\(([^()]*)\)$/u;
/** A hyphen between years is a dash. */
const YEAR_HYPHEN = /(?<=\d)\s*[-–—]\s*(?=\d|$)/gu;

class FamilyReader {
  readonly people: FamilyPerson[] = [];
  readonly issues: OutlineIssue[] = [];

  #refuse(code: string, place: OutlineNode, params: Readonly<Record<string, string | number>> = {}): void {
    this.issues.push(issueAt(code, place, params));
  }

  #person(text: string, place: OutlineNode): FamilyPerson {
    const [, name = text, years = ''] = WITH_YEARS.exec(text) ?? [];
    if (name.trim() === '') this.#refuse('family-name', place);
    if (this.people.length === LIMITS.people) this.#refuse('family-people', place, { most: LIMITS.people });
    const person = {
      index: this.people.length,
      name: name.trim(),
      years: years.trim().replaceAll(YEAR_HYPHEN, '–'),
    };
    this.people.push(person);
    return person;
  }

  /** The people of lines that are indented alike; a line that begins with `+` names another partner of the person above. */
  units(nodes: readonly OutlineNode[]): readonly FamilyUnit[] {
    const units: { readonly person: FamilyPerson; readonly unions: FamilyUnion[] }[] = [];
    for (const node of nodes) {
      const names = node.text.split('+').map((name) => name.trim());
      const isPartner = names[0] === '';
      const last = units.at(-1);
      if (isPartner && !last) {
        this.#refuse('family-partner', node);
        continue;
      }
      const unit = isPartner && last ? last : { person: this.#person(names[0] ?? '', node), unions: [] };
      if (unit !== last) units.push(unit);
      const partners = names.slice(1).map((name) => this.#person(name, node));
      const children = this.units(node.children);
      const unions = partners.map((partner, index) => ({
        partner,
        // Children below a line with several partners are those of the last.
        children: index === partners.length - 1 ? children : [],
      }));
      if (partners.length === 0 && children.length > 0) unit.unions.push({ partner: null, children });
      unit.unions.push(...unions);
      if (unit.unions.length > LIMITS.partners)
        this.#refuse('family-partners', node, { text: unit.person.name, most: LIMITS.partners });
    }
    return units;
  }
}

/** The family that an outline describes. */
export function readFamily(text: string): Result<Family, OutlineIssue> {
  const outline = readOutline(text);
  if (!outline.ok) return outline;
  const reader = new FamilyReader();
  const [root, second] = reader.units(outline.value);
  const [issue] = reader.issues;
  if (issue) return fail(issue);
  if (!root) return fail(issueAt('outline-empty', { line: 1, column: 1 }));
  if (second) {
    const isBeginning = ({ text: line }: OutlineNode) => !line.startsWith('+');
    const place = outline.value.filter(isBeginning)[1] ?? { line: 1, column: 1 };
    return fail(issueAt('family-roots', place, { text: second.person.name }));
  }
  return ok({ people: reader.people, root });
}
