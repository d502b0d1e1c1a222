import type { Document, ObjectOf, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import {
  type Box,
  boxAround,
  boxCentre,
  isInside,
  nearestOnOutline,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import { uuidsIn } from '@tastwerk/editor-core/objects';
import { type AnchorPlace, anchorPlace, type FindAnchor, neededSize } from '@tastwerk/editor-core/placing';
import type { Subject } from '@tastwerk/editor-core/proofing';
import { labelLayout, textBoxOf } from '@tastwerk/editor-core/scene';
import { outlineOf } from '../outline.js';

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
  /** Whether it has more lines than it would have by itself. */
  readonly isBroken: boolean;
}

/** A label that is to be placed. */
export interface Item {
  readonly label: LabelObject;
  /** The box around its lines where it stands, in page mm. */
  readonly box: Box;
  readonly anchor: NonNullable<LabelObject['anchor']> | null;
  /** What it names and where, in page mm; its present middle where it names nothing. Of an outline the place on or in it that is meant. */
  readonly place: AnchorPlace;
  /** Where its tie leads, in page mm: of a line the place beside it at which the text stood. */
  readonly tied: Point;
  /** The outline of what it names, in page mm; empty where that is no single shape. */
  readonly outline: readonly Polyline[];
  /** The box around that. */
  readonly outlineBox: Box | undefined;
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

/** A label wider than this, in mm, is also tried on more lines. */
const WIDE_MM = 40;

/** The box around the lines of `label`, in page mm. */
const textBox = (label: LabelObject, { document, pageIndex, resources }: ItemSource): Box =>
  textBoxOf(label, labelLayout(document, pageIndex, label, resources));

/** The frame that the lines of `label` need where they may be `widthMm` long. */
function fittedFrame(label: LabelObject, widthMm: number, { document, pageIndex, resources }: ItemSource) {
  const layout = labelLayout(document, pageIndex, { ...label, width: widthMm }, resources);
  return { frame: neededSize(layout), isWhole: !layout.overflows };
}

/** `label` in a frame of its own size. */
function framed(
  label: LabelObject,
  frame: { readonly width: number; readonly height: number },
  set: Partial<LabelObject>,
): Variant {
  const own = frame.width === label.width && frame.height === label.height ? {} : frame;
  const all = { ...set, ...own };
  return {
    set: all,
    label: { ...label, ...all },
    text: { x: 0, y: 0, ...frame },
    isAbbreviated: set.isKey === true,
    isBroken: set.autoSize === false,
  };
}

const cellCount = (label: LabelObject, { document, pageIndex, resources }: ItemSource): number =>
  labelLayout(document, pageIndex, label, resources).lines.reduce((sum, { cells }) => sum + cells.length, 0);

/** The forms in which `label` can be written: as it is, on more lines, abbreviated. */
function variantsOf(label: LabelObject, source: ItemSource, keyVal: string | undefined): readonly Variant[] {
  if (!label.autoSize) {
    const text = textBox({ ...label, x: 0, y: 0 }, source);
    return [{ set: {}, label, text, isAbbreviated: false, isBroken: false }];
  }
  const areaMm = safeAreaOf(source.document).width;
  const { frame } = fittedFrame(label, areaMm, source);
  const variants = [framed(label, frame, { autoSize: true })];
  const narrow = frame.width > WIDE_MM ? fittedFrame(label, 0.6 * frame.width, source) : undefined;
  if (narrow?.isWhole && narrow.frame.height > frame.height)
    variants.push(framed(label, narrow.frame, { autoSize: false }));
  if (keyVal !== undefined) {
    // What the label shows once a legend explains it; a contraction may make one cell of it, which needs a full cell before it.
    const shown = { ...label, text: keyVal };
    const fullCharPrefix = label.fullCharPrefix || cellCount(shown, source) === 1;
    const short = fittedFrame({ ...shown, fullCharPrefix }, areaMm, source);
    variants.push(framed(label, short.frame, { isKey: true, keyVal, autoSize: true, fullCharPrefix }));
  }
  return variants;
}

/** `label` as something to be placed; `keyVal` is its abbreviation where it may be abbreviated. */
export function itemOf(
  label: LabelObject,
  source: ItemSource,
  anchorOf: FindAnchor,
  keyVal: string | undefined,
): Item {
  const { document, pageIndex, resources, subjects } = source;
  const objects = document.pages[pageIndex]?.objects ?? [];
  const box = textBox(label, source);
  const present = label.anchor && anchorPlace(resources.kinds, label.anchor, objects);
  const anchor = present ? label.anchor : anchorOf(box);
  const place = present ??
    (anchor && anchorPlace(resources.kinds, anchor, objects)) ?? { object: undefined, point: boxCentre(box) };
  const own = new Set(uuidsIn(place.object ? [place.object] : []));
  const outline = place.object ? outlineOf(resources.kinds, place.object) : [];
  const areas = outline.filter(({ closed }) => closed);
  const meant = isInside(place.point, areas) ? undefined : nearestOnOutline(place.point, outline);
  return {
    label,
    box,
    anchor,
    place: { ...place, point: meant ?? place.point },
    tied: place.point,
    outline,
    outlineBox: outline.length > 0 ? boxAround(outline.flatMap(({ points }) => points)) : undefined,
    targets: subjects.filter(({ object }) => own.has(object.uuid)),
    variants: variantsOf(label, source, keyVal),
  };
}
