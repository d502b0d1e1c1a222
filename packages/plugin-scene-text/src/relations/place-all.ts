import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { findObject, mapObjects } from '@tastwerk/editor-core/objects';
import type { Reference } from '../draft/reference.js';
import type { SceneProblem } from '../problems/problem.js';
import type { ObjectNode, PageNode } from '../parsed/parsed-text.js';
import { everyNode, type Resolve } from '../parsed/resolve-names.js';
import {
  labelFits,
  lookedUp,
  type Measuring,
  measuringOn,
  othersOf,
  placedBy,
} from '@tastwerk/editor-core/placing';

/** What objects are placed with. */
export interface Placement {
  readonly resources: SceneResources;
  readonly resolve: Resolve;
  readonly uuidOf: (node: ObjectNode) => string;
  readonly tell: (problem: SceneProblem) => void;
}

/** Whether a line places its object by others. One that stays with others and says where it is, is there. */
const isPlaced = ({ draft: { placing, isKept, spots } }: ObjectNode): boolean =>
  placing.middle !== undefined || (othersOf(placing).length > 0 && !(isKept && spots.has('x')));

/** Whether a line of `pages` says its place by others. */
export const hasRelations = (pages: readonly PageNode[]): boolean =>
  pages.some(({ objects }) => [...everyNode(objects)].some(isPlaced));

/** `document` with labels as large as their texts, where they say no size of their own. */
export function withFittedLabels(document: Document, resources: SceneResources): Document {
  const frames = new Map(labelFits(document, resources).map(({ uuid, frame }) => [uuid, frame]));
  if (frames.size === 0) return document;
  const fitted = (object: PageObject): PageObject => ({ ...object, ...frames.get(object.uuid) });
  const pages = document.pages.map((page) => ({
    ...page,
    objects: mapObjects(page.objects, (object) => (frames.has(object.uuid) ? fitted(object) : object)),
  }));
  return { ...document, pages };
}

/** Places the objects of one page, each after those that it is placed by. */
function placePage(
  document: Document,
  pageIndex: number,
  { objects: nodes }: PageNode,
  { resources, resolve, uuidOf, tell }: Placement,
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
  const ancestorsOf = (node: ObjectNode): readonly ObjectNode[] => {
    const parent = parents.get(node);
    return parent ? [parent, ...ancestorsOf(parent)] : [];
  };

  const place = (node: ObjectNode): void => {
    if (done.has(node)) return;
    if (open.has(node)) return problem(node, 'RELATION_CIRCLE');
    open.add(node);
    node.children.forEach(place);
    const targets = new Map<Reference, ObjectNode>();
    let isReady = true;
    const own = new Set([node, ...ancestorsOf(node)]);
    for (const reference of isPlaced(node) ? othersOf<Reference>(node.draft.placing) : []) {
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
    if (!isReady || !isPlaced(node)) return;
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
