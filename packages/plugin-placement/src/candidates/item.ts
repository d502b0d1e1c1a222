import type { Document, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { type Box, boxCentre, type Point } from '@tastwerk/editor-core/geometry';
import { type AnchorPlace, anchorFinder, anchorPlace } from '@tastwerk/editor-core/placing';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { labelLayout } from '@tastwerk/editor-core/scene';
import type { Subject } from '@tastwerk/editor-core/proofing';

export type LabelObject = ObjectOf<'label'>;

/** A form in which a label can be written. */
export interface Variant {
  /** What is set on the label for it. */
  readonly set: Partial<LabelObject>;
  /** The label in that form, where it stands now. */
  readonly label: LabelObject;
  /** The box around its lines, from the place of its frame, in mm. */
  readonly text: Box;
  readonly isAbbreviated: boolean;
}

/** A label that is to be placed. */
export interface Item {
  readonly label: LabelObject;
  readonly anchor: NonNullable<LabelObject['anchor']> | null;
  /** What it names and where, in page mm; its present middle where it names nothing. */
  readonly place: AnchorPlace;
  /** What swells of that. */
  readonly targets: readonly Subject[];
  readonly variants: readonly Variant[];
}

/** What items are made from. */
export interface ItemSource {
  readonly document: Document;
  readonly pageIndex: number;
  readonly resources: SceneResources;
  /** What stays on the page. */
  readonly subjects: readonly Subject[];
}

/** The box around the lines of `label`, relative to the place of its frame. */
function textBox(label: LabelObject, { document, pageIndex, resources }: ItemSource): Box {
  const layout = labelLayout(document, pageIndex, label, resources);
  if (label.border)
    return { x: 0, y: 0, width: Math.max(label.width, layout.neededWidthMm), height: layout.heightMm };
  return { x: layout.leftMm, y: 0, width: layout.neededWidthMm, height: layout.neededHeightMm };
}

function variantOf(label: LabelObject, set: Partial<LabelObject>, source: ItemSource): Variant {
  const written = { ...label, ...set };
  return { set, label: written, text: textBox(written, source), isAbbreviated: set.isKey === true };
}

/** `label` as abbreviated: with the frame that its letters need. */
function abbreviated(label: LabelObject, keyVal: string, source: ItemSource): Variant {
  const set = { isKey: true, keyVal };
  const wide = variantOf(label, set, source);
  const size = { width: Math.ceil(wide.text.width * 10) / 10, height: Math.ceil(wide.text.height * 10) / 10 };
  return variantOf(label, { ...set, ...size, autoSize: true }, source);
}

const uuidsIn = (object: PageObject): readonly string[] => [
  object.uuid,
  ...childrenOf(object).flatMap(uuidsIn),
];

/** `label` as something to be placed; `keyVal` is its abbreviation where it may be abbreviated. */
export function itemOf(
  label: LabelObject,
  source: ItemSource,
  anchorOf: ReturnType<typeof anchorFinder>,
  keyVal: string | undefined,
): Item {
  const { document, pageIndex, resources, subjects } = source;
  const objects = document.pages[pageIndex]?.objects ?? [];
  const full = variantOf(label, {}, source);
  const box = { ...full.text, x: label.x + full.text.x, y: label.y + full.text.y };
  const present = label.anchor && anchorPlace(resources.kinds, label.anchor, objects);
  const anchor = present ? label.anchor : anchorOf(box);
  const place = present ??
    (anchor && anchorPlace(resources.kinds, anchor, objects)) ?? { object: undefined, point: boxCentre(box) };
  const own = new Set(place.object ? uuidsIn(place.object) : []);
  const variants = [full, ...(keyVal === undefined ? [] : [abbreviated(label, keyVal, source)])];
  return {
    label,
    anchor,
    place,
    targets: subjects.filter(({ object }) => own.has(object.uuid)),
    variants,
  };
}

/** The middle of what `item` names. */
export const pointOf = ({ place }: Item): Point => place.point;
