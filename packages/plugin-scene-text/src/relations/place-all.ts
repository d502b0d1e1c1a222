import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { isSameJson } from '../same-json.js';
import { findObject, keptOf, mapObjects } from '@tastwerk/editor-core/objects';
import type { Reference } from '../draft/reference.js';
import type { SceneProblem } from '../problems/problem.js';
import type { ObjectNode, PageNode } from '../parsed/parsed-text.js';
import { everyNode, type Resolve } from '../parsed/resolve-names.js';
import { lookedUp, type Measuring, measuringOn, othersOf, placedBy } from '@tastwerk/editor-core/placing';

/** What objects are placed with. */
export interface Placement {
  readonly resources: SceneResources;
  readonly resolve: Resolve;
  readonly uuidOf: (node: ObjectNode) => string;
  readonly tell: (problem: SceneProblem) => void;
  /** The object with an id as it was before the text was changed. */
  readonly before: (uuid: string) => PageObject | undefined;
}

/** Whether a line places its object by others. One that stays with others and says where it is, is there. */
const isPlaced = ({ draft: { placing, isKept, spots } }: ObjectNode): boolean =>
  placing.middle !== undefined || (othersOf(placing).length > 0 && !(isKept && spots.has('x')));

/** Whether a line of `pages` may say a place by others; one that says its place as well does so only where `isNew`. */
export const hasRelations = (pages: readonly PageNode[], isNew: (line: number) => boolean): boolean =>
  pages.some(({ objects }) =>
    [...everyNode(objects)].some((node) => isPlaced(node) || (node.draft.isKept && isNew(node.spot.line))),
  );

/** What says where an object stands. */
const PLACE = ['x', 'y', 'dx', 'dy'] as const;

/** Whether an object got another relation since `before` and stayed where it was: it goes where the new one says, as in the dialogs. */
function isTiedAnew(before: PageObject | undefined, object: PageObject): boolean {
  const kept = keptOf(object);
  if (!before || !kept || isSameJson(kept, keptOf(before))) return false;
  const [was, is] = [before, object].map((one) => new Map<string, unknown>(Object.entries(one)));
  return PLACE.every((name) => was?.get(name) === is?.get(name));
}

/** Whether one of `nodes` places its object, among `objects` in the same order, by others; `before` has those that were there. */
export const isPlacedAmong = (
  nodes: readonly ObjectNode[],
  objects: readonly PageObject[],
  before: ReadonlyMap<string, PageObject>,
): boolean =>
  nodes.some((node, index) => {
    const object = objects[index];
    return isPlaced(node) || (object && node.draft.isKept && isTiedAnew(before.get(object.uuid), object));
  });

/** Places the objects of one page, each after those that it is placed by. */
function placePage(
  document: Document,
  pageIndex: number,
  { objects: nodes }: PageNode,
  { resources, resolve, uuidOf, tell, before }: Placement,
): readonly PageObject[] {
  const measuring: Measuring = measuringOn({ document, pageIndex, resources });
  let objects = document.pages[pageIndex]?.objects ?? [];
  const parents = new Map<ObjectNode, ObjectNode>();
  for (const node of everyNode(nodes)) for (const child of node.children) parents.set(child, node);
  const done = new Set<ObjectNode>();
  const open = new Set<ObjectNode>();
  const spot = ({ draft, spot: ofLine }: ObjectNode) => draft.relationSpot ?? ofLine;
  const problem = (node: ObjectNode, code: SceneProblem['code']): void => {
    const { line, column, length } = spot(node);
    tell({ code, line, column, length, params: {} });
  };
  const hasPlace = (node: ObjectNode): boolean => {
    if (isPlaced(node)) return true;
    if (!node.draft.isKept) return false;
    const uuid = uuidOf(node);
    const object = findObject(objects, uuid);
    return object !== undefined && isTiedAnew(before(uuid), object);
  };
  const ancestorsOf = (node: ObjectNode): readonly ObjectNode[] => {
    const parent = parents.get(node);
    return parent ? [parent, ...ancestorsOf(parent)] : [];
  };

  const place = (node: ObjectNode): void => {
    if (done.has(node)) return;
    if (open.has(node)) return problem(node, 'RELATION_CIRCLE');
    open.add(node);
    node.children.forEach(place);
    const isByOthers = hasPlace(node);
    const targets = new Map<Reference, ObjectNode>();
    let isReady = true;
    const own = new Set([node, ...ancestorsOf(node)]);
    for (const reference of isByOthers ? othersOf<Reference>(node.draft.placing) : []) {
      const referred = resolve(reference, pageIndex);
      const target = referred && 'node' in referred ? referred.node : undefined;
      if (!target) {
        if (referred) problem(node, 'NAME_UNKNOWN');
        isReady = false;
      } else if (target.page !== pageIndex) {
        problem(node, 'RELATION_OTHER_PAGE');
        isReady = false;
      } else {
        for (const above of ancestorsOf(target)) if (!own.has(above)) place(above);
        place(target);
        targets.set(reference, target);
      }
    }
    open.delete(node);
    done.add(node);
    if (!isReady || !isByOthers) return;
    const current = findObject(objects, uuidOf(node));
    if (!current) return;
    const objectFor = (reference: Reference) => {
      const target = targets.get(reference);
      return target && findObject(objects, uuidOf(target));
    };
    const placing = lookedUp(node.draft.placing, objectFor);
    if (!placing) return problem(node, 'NAME_UNKNOWN');
    const placed = placedBy(measuring, current, placing);
    if (!placed.ok) return problem(node, placed.error);
    objects = mapObjects(objects, (object) => (object.uuid === current.uuid ? placed.value : object));
  };
  nodes.forEach(place);
  return objects;
}

/** `document` with all objects of `pages` where their lines say; what leads nowhere is told. */
export function placeAll(document: Document, pages: readonly PageNode[], placement: Placement): Document {
  const placed = document.pages.map((page, index) => {
    const node = pages[index];
    return node ? { ...page, objects: placePage(document, index, node, placement) } : page;
  });
  return { ...document, pages: placed };
}
