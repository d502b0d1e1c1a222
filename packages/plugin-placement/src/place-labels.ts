import type { Document } from '@tastwerk/editor-core';
import { anchorFinder } from '@tastwerk/editor-core/placing';
import { createProofer, type Finding, type RuleId } from '@tastwerk/editor-core/proofing';
import { placesBeside } from './candidates/beside.js';
import type { Candidate } from './candidates/candidate.js';
import { type Item, itemOf } from './candidates/item.js';
import { OUT_OF_ROW_COST, rowPlaces } from './candidates/rows.js';
import { placesWithLead } from './candidates/with-lead.js';
import { createGround, type Ground } from './ground/ground.js';
import { labelsToPlace, leadLinesByLabel } from './labels-of-page.js';
import { type Chosen, leadUuid, placementCommand } from './placement-command.js';
import type { MovedLabel, Placement, PlacementOptions } from './placement.js';
import { type Choice, choiceOf, NONE } from './solver/conflicts.js';
import { solve } from './solver/solve.js';

/** Candidates with a lead line, for each label and form. */
const MOST_LEADS = 14;

/** A label with fewer places than this beside what it names gets some with lead lines at once, others when they find no room. */
const FEW_PLACES = 8;

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

/** How far the choice for a label goes: places beside what it names, such with lead lines, abbreviations. */
const STAGES = ['beside', 'lead', 'abbreviated'] as const;
type Stage = (typeof STAGES)[number];

/** A label with its candidates as far as they have been looked for. */
interface Choosing {
  readonly item: Item;
  candidates: readonly Candidate[];
  stage: Stage;
}

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
  return new Set(
    findings.flatMap(({ pageIndex: page, ruleId, objects }) =>
      page === pageIndex && OF_PLACE.has(ruleId) && !objects.some((uuid) => leftOut.has(uuid)) ? objects : [],
    ),
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
  if (!page || labels.length === 0) return { command: null, moved: [], unplaced: [] };

  const proofer = options.proofer ?? createProofer(rules, profile);
  proofer.proof(document, resources);
  const leads = leadLinesByLabel(kinds, page.objects);
  const goes = new Set(labels.flatMap(({ uuid }) => [uuid, leads.get(uuid)?.uuid ?? uuid]));
  const subjects = (proofer.situationOn(pageIndex)?.subjects ?? []).filter(
    ({ object }) => !goes.has(object.uuid),
  );
  const ground: Ground = createGround(document, subjects, profile);
  const anchorOf = anchorFinder(
    kinds,
    page.objects.filter(({ uuid }) => !goes.has(uuid)),
  );
  const source = { document, pageIndex, resources, subjects };
  const candidatesAt = (item: Item, stage: Stage): readonly Candidate[] => {
    const inRow = rows.get(item);
    const others = placesAt(item, stage);
    if (!inRow) return others;
    return [inRow, ...others.map((other) => ({ ...other, cost: other.cost + OUT_OF_ROW_COST }))];
  };
  const placesAt = (item: Item, stage: Stage): readonly Candidate[] => {
    const variants = item.variants.filter(
      ({ isAbbreviated, isBroken }) =>
        stage === 'abbreviated' || !(isAbbreviated || (isBroken && stage === 'beside')),
    );
    const besides = variants.flatMap((variant) => placesBeside(item, variant, kinds, ground, profile));
    if (stage === 'beside' && besides.length >= FEW_PLACES) return besides;
    const withLeads = variants.flatMap((variant) =>
      placesWithLead(item, variant, kinds, ground, profile, MOST_LEADS),
    );
    return [...besides, ...withLeads];
  };
  const all: Choosing[] = [];
  const items = labels.map((label) => itemOf(label, source, anchorOf, abbreviations?.get(label.uuid)));
  const rows = rowPlaces(items, ground);
  for (const [index, item] of items.entries()) {
    all.push({ item, candidates: candidatesAt(item, 'beside'), stage: 'beside' });
    if (index % 20 === 19) yield (0.3 * index) / labels.length;
  }

  const distances = { gapMm: ground.gapMm, linesMm: profile.gapLines.warningMm };
  const refused = new Set<string>();
  const nameOf = ({ label }: Item, { box, lead }: Candidate) =>
    [label.uuid, box.x, box.y, box.width, lead?.to.x ?? '', lead?.to.y ?? ''].join(' ');
  let best: readonly Chosen[] = [];
  for (const [stageNumber, stage] of STAGES.entries()) {
    if (stage === 'abbreviated' && !abbreviations) break;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const lists = all.map(({ item, candidates }) =>
        candidates.filter((candidate) => !refused.has(nameOf(item, candidate))),
      );
      const choice = choiceOf(lists, distances);
      const solving = solve(choice);
      let step = solving.next();
      for (; !step.done; step = solving.next()) yield 0.3 + 0.2 * stageNumber + 0.1 * step.value;
      const taken = step.value;
      const flat = lists.flat();
      const chosen = all.flatMap(({ item }, index): readonly Chosen[] => {
        const candidate = flat[taken[index] ?? NONE];
        return candidate ? [{ item, candidate }] : [];
      });
      const placedNow = new Set(chosen.map(({ item }) => item.label.uuid));
      const without = labels.flatMap(({ uuid }) => (placedNow.has(uuid) ? [] : [uuid]));
      const command = placementCommand(kinds, document, pageIndex, chosen);
      const after = command && engine.commands.apply(document, command);
      if (!after?.ok) break;
      const found = foundBy(proofer.proof(after.value, resources), after.value, pageIndex, without);
      const isFound = ({ item }: Chosen) => found.has(item.label.uuid) || found.has(leadUuid(item));
      const clean = chosen.filter((one) => !isFound(one));
      if (clean.length > best.length) best = clean;
      if (clean.length < chosen.length && round < MOST_ROUNDS - 1) {
        for (const one of chosen) if (isFound(one)) refused.add(nameOf(one.item, one.candidate));
        continue;
      }
      const next = STAGES[stageNumber + 1];
      if (next)
        for (const label of pressed(choice, taken)) {
          const one = all[label];
          if (one) Object.assign(one, { candidates: candidatesAt(one.item, next), stage: next });
        }
      break;
    }
    if (best.length === all.length) break;
  }
  const placed = new Set(best.map(({ item }) => item.label.uuid));
  return {
    command: placementCommand(kinds, document, pageIndex, best),
    moved: best.flatMap((one) => movedLabel(one, leads.has(one.item.label.uuid))),
    unplaced: labels.flatMap(({ uuid }) => (placed.has(uuid) ? [] : [uuid])),
  };
}

/** {@link placing} to its end. */
export function placeLabels(document: Document, pageIndex: number, options: PlacementOptions): Placement {
  const running = placing(document, pageIndex, options);
  let step = running.next();
  while (!step.done) step = running.next();
  return step.value;
}
