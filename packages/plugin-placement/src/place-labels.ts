import type { Document } from '@tastwerk/editor-core';
import { anchorFinder } from '@tastwerk/editor-core/placing';
import { createProofer, type Finding, type Proofer, type RuleId } from '@tastwerk/editor-core/proofing';
import type { Candidate } from './candidates/candidate.js';
import { isAxisNumber } from './axis-rows.js';
import { placeFinder, STAGES } from './candidates/find-places.js';
import { type Item, itemOf } from './candidates/item.js';
import { createGround } from './ground/ground.js';
import { labelsToPlace, leadLinesByLabel } from './labels-of-page.js';
import { type Chosen, leadUuid, placementCommand } from './placement-command.js';
import type { MovedLabel, Placement, PlacementOptions } from './placement.js';
import { toEnd, within } from './progress.js';
import { type Choice, choiceOf, type Distances, NONE } from './solver/conflicts.js';
import { solve } from './solver/solve.js';

/** Rounds in which what a proof finds is taken out of the choice. */
const MOST_ROUNDS = 4;

/** Places that differ by less, in mm, are the same. */
const SAME_MM = 0.01;

/** Rules that mind where a label and its lead line are. */
const OF_PLACE: ReadonlySet<RuleId> = new Set<RuleId>([
  'label-overlap',
  'label-clear',
  'label-gap',
  'gap-elements',
  'gap-lines',
  'crossing',
  'lead',
  'margin',
  'page-overflow',
]);

/**
 * The objects of a page that findings of places are about. What is left out: a legend that abbreviations put in use is placed later, and
 * labels `without` a place lie where they lay.
 */
function foundBy(
  findings: readonly Finding[],
  { pages }: Document,
  pageIndex: number,
  without: readonly string[],
): ReadonlySet<string> {
  const objectsOfPage = pages[pageIndex]?.objects ?? [];
  const leftOut = new Set([
    ...objectsOfPage.flatMap(({ type, uuid }) => (type === 'key' ? [uuid] : [])),
    ...without,
  ]);
  const numbers = new Set(
    objectsOfPage.flatMap((object) =>
      object.type === 'label' && isAxisNumber(object.text) ? [object.uuid] : [],
    ),
  );
  // The last cell of a number may have no dots on the side of its tick.
  const isFarNumber = ({ ruleId, severity, objects }: Finding) =>
    ruleId === 'label-gap' && severity === 'info' && objects.some((uuid) => numbers.has(uuid));
  return new Set(
    findings.flatMap((finding) => {
      const { ruleId, objects } = finding;
      const isMinded = finding.pageIndex === pageIndex && OF_PLACE.has(ruleId) && !isFarNumber(finding);
      return isMinded && !objects.some((uuid) => leftOut.has(uuid)) ? objects : [];
    }),
  );
}

/** The labels that have no place, and those that take the places which they could have. */
function pressed(choice: Choice, taken: Int32Array): ReadonlySet<number> {
  const found = new Set<number>();
  taken.forEach((candidate, label) => {
    if (candidate !== NONE) return;
    found.add(label);
    for (const own of choice.candidatesOf[label] ?? [])
      for (const other of choice.excluded[own] ?? []) found.add(choice.labels[other] ?? label);
  });
  return found;
}

/** What becomes of a label, where that is anything. */
function movedLabel({ item, candidate }: Chosen, hadLead: boolean): readonly MovedLabel[] {
  const { label, box: from } = item;
  const { box, lead, variant } = candidate;
  const [hasLead, isAbbreviated] = [lead !== null, variant.isAbbreviated];
  const stays = Math.hypot(from.x - box.x, from.y - box.y) < SAME_MM && hasLead === hadLead && !isAbbreviated;
  return stays ? [] : [{ uuid: label.uuid, from, to: box, hasLead, isAbbreviated }];
}

/** The page whose labels are placed. */
interface Work {
  readonly document: Document;
  readonly pageIndex: number;
  readonly options: PlacementOptions;
  readonly proofer: Proofer;
  readonly items: readonly Item[];
}

/** Those of `chosen` about whose places a proof finds nothing; none where the document does not take them. */
function cleanOf(
  chosen: readonly Chosen[],
  { document, pageIndex, options, proofer, items }: Work,
): readonly Chosen[] {
  const { engine, resources } = options;
  const command = placementCommand(engine.kinds, document, pageIndex, chosen);
  const after = command && engine.commands.apply(document, command);
  if (!after?.ok) return [];
  const placed = new Set(chosen.map(({ item }) => item));
  const without = items.flatMap((item) => (placed.has(item) ? [] : [item.label.uuid]));
  const found = foundBy(proofer.proof(after.value, resources), after.value, pageIndex, without);
  return chosen.filter(({ item }) => !found.has(item.label.uuid) && !found.has(leadUuid(item)));
}

const nameOf = ({ item: { label }, candidate: { box, lead } }: Chosen): string =>
  [label.uuid, box.x, box.y, box.width, lead?.to.x ?? '', lead?.to.y ?? ''].join(' ');

/**
 * The best choice of `lists`, the candidates of each label, and the labels that need more candidates. What a proof finds something about is
 * `refused`, and the others are chosen from once more.
 */
function* choosing(
  work: Work,
  lists: readonly (readonly Candidate[])[],
  distances: Distances,
  refused: Set<string>,
): Generator<number, { readonly best: readonly Chosen[]; readonly short: ReadonlySet<number> }> {
  const { items } = work;
  let best: readonly Chosen[] = [];
  for (let round = 1; ; round += 1) {
    const open = items.map((item, label) =>
      (lists[label] ?? []).filter((candidate) => !refused.has(nameOf({ item, candidate }))),
    );
    const choice = choiceOf(open, distances);
    const taken = yield* solve(choice);
    const flat = open.flat();
    const chosen = items.flatMap((item, label): readonly Chosen[] => {
      const candidate = flat[taken[label] ?? NONE];
      return candidate ? [{ item, candidate }] : [];
    });
    const clean = cleanOf(chosen, work);
    if (clean.length > best.length) best = clean;
    if (clean.length === chosen.length || round === MOST_ROUNDS)
      return { best, short: pressed(choice, taken) };
    const kept = new Set(clean);
    for (const one of chosen) if (!kept.has(one)) refused.add(nameOf(one));
  }
}

/**
 * Places the labels of the page at `pageIndex`: each near what it names, clear of all else and of each other by the distances of the profile;
 * with a lead line where there is no room beside it, abbreviated where there is none for that. The same input always gives the same places.
 * Yields the share that is done, from 0 to 1.
 */
export function* placing(
  document: Document,
  pageIndex: number,
  options: PlacementOptions,
): Generator<number, Placement> {
  const { engine, rules, profile, resources, which = 'free', abbreviations } = options;
  const { kinds } = engine;
  const page = document.pages[pageIndex];
  const labels = page ? labelsToPlace(kinds, page.objects, which) : [];
  if (!page || labels.length === 0) return { command: null, moved: [], unplaced: [], unplacedOfAxes: [] };

  const proofer = options.proofer ?? createProofer(rules, profile);
  proofer.proof(document, resources);
  const leads = leadLinesByLabel(kinds, page.objects);
  const goes = new Set(labels.flatMap(({ uuid }) => [uuid, leads.get(uuid)?.uuid ?? uuid]));
  const subjects = (proofer.situationOn(pageIndex)?.subjects ?? []).filter(
    ({ object }) => !goes.has(object.uuid),
  );
  const ground = createGround(document, subjects, profile);
  const anchorOf = anchorFinder(
    kinds,
    page.objects.filter(({ uuid }) => !goes.has(uuid)),
  );
  const source = { document, pageIndex, resources, subjects };
  const items = labels.map((label) => itemOf(label, source, anchorOf, abbreviations?.get(label.uuid)));
  const { placesAt, isOfAxis } = placeFinder(items, kinds, ground, profile);
  let lists: (readonly Candidate[])[] = [];
  for (const item of items) {
    lists.push(placesAt(item, 'beside'));
    if (lists.length % 20 === 0) yield (0.3 * lists.length) / items.length;
  }

  const work: Work = { document, pageIndex, options, proofer, items };
  const distances = { gapMm: ground.gapMm, linesMm: profile.gapLines.warningMm };
  const refused = new Set<string>();
  let best: readonly Chosen[] = [];
  let short: ReadonlySet<number> = new Set();
  for (const [number, stage] of STAGES.entries()) {
    if (best.length === items.length || (stage === 'abbreviated' && !abbreviations)) break;
    const widened = short;
    lists = items.map((item, label) => (widened.has(label) ? placesAt(item, stage) : (lists[label] ?? [])));
    const chosen = yield* within(choosing(work, lists, distances, refused), 0.3 + 0.2 * number, 0.1);
    if (chosen.best.length > best.length) best = chosen.best;
    short = chosen.short;
  }
  const placed = new Set(best.map(({ item }) => item.label.uuid));
  return {
    command: placementCommand(kinds, document, pageIndex, best),
    moved: best.flatMap((one) => movedLabel(one, leads.has(one.item.label.uuid))),
    unplaced: labels.flatMap(({ uuid }) => (placed.has(uuid) ? [] : [uuid])),
    unplacedOfAxes: items.flatMap((item) =>
      isOfAxis(item) && !placed.has(item.label.uuid) ? [item.label.uuid] : [],
    ),
  };
}

/** {@link placing} to its end. */
export const placeLabels = (document: Document, pageIndex: number, options: PlacementOptions): Placement =>
  toEnd(placing(document, pageIndex, options));
