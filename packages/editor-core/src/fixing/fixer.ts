import type { CommandSet, EngineCore } from '../commands/command-set.js';
import { findingKey } from '../proofing/ignored-findings.js';
import type { Document } from '../document/schema.js';
import type { Finding } from '../proofing/finding.js';
import type { Severity } from '../proofing/observation.js';
import { asIgnored } from '../proofing/ignored.js';
import { leadLinesOf } from '../proofing/lead-lines.js';
import type { ProofingProfile } from '../proofing/profile.js';
import { createProofer } from '../proofing/proofer.js';
import type { Rules } from '../proofing/rule.js';
import type { Subject } from '../outlines/subject.js';
import type { SceneResources } from '../objects/kinds.js';
import { type Fix, isOfPlace, movableOf, movesOf } from './candidates.js';
import { createPageRoom, type PageRoom } from './page-room.js';

/** A state of a document with what a proof found in it. */
interface Proofed {
  readonly document: Document;
  readonly findings: readonly Finding[];
}

/** A fix with the state after it. */
interface Fixed {
  readonly fix: Fix;
  readonly after: Proofed;
}

/** Proofs documents and knows which of their findings can be fixed. */
export interface Fixer {
  /** Proofs `document`, which the other calls are about from then on. */
  proof(document: Document, resources: SceneResources): readonly Finding[];
  /**
   * Commands after which the proof has fewer findings and no more errors than before, this one not among them; undefined where none are
   * known. Takes the time of a few proofs of what changes.
   */
  fixOf(finding: Finding): Fix | undefined;
  /** Fixes of `findings` one after another, each found as the ones before have left the document: one room is given once. */
  fixAll(findings: readonly Finding[]): Fix;
}

function countOf(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

const keyOf = (document: Document, finding: Finding) => findingKey(asIgnored(document, finding, ''));

function applied(commands: CommandSet, document: Document, fix: Fix): Document | undefined {
  let changed = document;
  for (const command of fix) {
    const result = commands.apply(changed, command);
    if (!result.ok) return undefined;
    changed = result.value;
  }
  return changed === document ? undefined : changed;
}

/** A fixer by `rules` and the figures of `profile`. Like a proofer it measures only what has changed since it was last asked. */
export function createFixer({ kinds, commands }: EngineCore, rules: Rules, profile: ProofingProfile): Fixer {
  const proofer = createProofer(rules, profile);
  let resources: SceneResources | undefined;
  let current: Proofed | undefined;
  let rooms = new Map<number, PageRoom>();

  function proofed(document: Document): Proofed {
    return { document, findings: resources ? proofer.proof(document, resources) : [] };
  }

  function isBetter(after: Proofed, before: Proofed, finding: Finding): boolean {
    if (after.findings.length >= before.findings.length) return false;
    if (countOf(after.findings, 'error') > countOf(before.findings, 'error')) return false;
    const key = keyOf(before.document, finding);
    return after.findings.every((other) => keyOf(after.document, other) !== key);
  }

  function roomOn(pageIndex: number, document: Document): PageRoom {
    const room = rooms.get(pageIndex) ?? createPageRoom(document, profile);
    rooms.set(pageIndex, room);
    return room;
  }

  /** Moves of what has no room where the proof of `state` found it; a label with a lead line stays at its line. */
  function movesIn(state: Proofed, finding: Finding): readonly Fix[] {
    const { pageIndex } = finding;
    if (pageIndex === null) return [];
    // The situation is that of the state proofed last, which may be one that was tried and given up.
    proofed(state.document);
    const situation = proofer.situationOn(pageIndex);
    if (!situation) return [];
    const room = roomOn(pageIndex, state.document);
    room.update(situation.subjects);
    const led = new Set<Subject>(leadLinesOf(kinds, situation, profile).map(({ label }) => label));
    return movableOf(finding, situation)
      .filter((subject) => !led.has(subject))
      .flatMap((subject) => movesOf(subject, room).map((move) => [move]));
  }

  /** Fixes that are worth a try, each found when the ones before it did not help. */
  function* fixesToTry(state: Proofed, finding: Finding): Generator<Fix> {
    const own: Fix = finding.fix ? [finding.fix] : [];
    if (own.length > 0) yield own;
    if (isOfPlace(finding)) yield* movesIn(state, finding);
    // What the rule's own fix enlarges may have room elsewhere.
    const enlarged = applied(commands, state.document, own);
    if (enlarged) for (const move of movesIn(proofed(enlarged), finding)) yield [...own, ...move];
  }

  /** The first fix that leaves nothing to find in the objects concerned, or else the one that leaves least in the document. */
  function fixIn(state: Proofed, finding: Finding): Fixed | undefined {
    let best: Fixed | undefined;
    for (const fix of fixesToTry(state, finding)) {
      const document = applied(commands, state.document, fix);
      const after = document && proofed(document);
      if (!after || !isBetter(after, best?.after ?? state, finding)) continue;
      best = { fix, after };
      if (!after.findings.some(({ objects }) => objects.some((uuid) => finding.objects.includes(uuid))))
        break;
    }
    return best;
  }

  return {
    proof(document, itsResources) {
      const isSameSheet =
        current?.document.width === document.width && current.document.height === document.height;
      if (!isSameSheet || current?.document.bindingSpace !== document.bindingSpace) rooms = new Map();
      resources = itsResources;
      current = proofed(document);
      return current.findings;
    },
    fixOf: (finding) => current && fixIn(current, finding)?.fix,
    fixAll(findings) {
      if (!current) return [];
      let state = current;
      const commands: Fix[number][] = [];
      for (const finding of findings) {
        const key = keyOf(state.document, finding);
        const open = state.findings.find((other) => keyOf(state.document, other) === key);
        const found = open && fixIn(state, open);
        if (!found) continue;
        commands.push(...found.fix);
        state = found.after;
      }
      return commands;
    },
  };
}
