import type { Document, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { type Box, boxCentre } from '@tastwerk/editor-core/geometry';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { type AnchorPlace, type anchorFinder, anchorPlace } from '@tastwerk/editor-core/placing';
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
  /** Whether it has more lines than it would have by itself. */
  readonly isBroken: boolean;
}

/** A label that is to be placed. */
export interface Item {
  readonly label: LabelObject;
  /** The box around its lines where it stands, in page mm. */
  readonly box: Box;
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

/** Sizes of frames are rounded up to this step in mm, as those that follow their text. */
const STEP_MM = 0.01;

/** A label wider than this, in mm, is also tried on more lines. */
const WIDE_MM = 40;

const stepped = (lengthMm: number): number => Math.ceil(lengthMm / STEP_MM - STEP_MM) * STEP_MM;

/** The box around the lines of `label`, relative to the place of its frame. */
function textBox(label: LabelObject, { document, pageIndex, resources }: ItemSource): Box {
  const layout = labelLayout(document, pageIndex, label, resources);
  if (label.border)
    return { x: 0, y: 0, width: Math.max(label.width, layout.neededWidthMm), height: layout.heightMm };
  return { x: layout.leftMm, y: 0, width: layout.neededWidthMm, height: layout.neededHeightMm };
}

/** The frame that the lines of `label` need where they may be `widthMm` long. */
function fittedFrame(label: LabelObject, widthMm: number, { document, pageIndex, resources }: ItemSource) {
  const layout = labelLayout(document, pageIndex, { ...label, width: widthMm }, resources);
  return {
    frame: { width: stepped(layout.neededWidthMm), height: stepped(layout.neededHeightMm) },
    isWhole: !layout.overflows,
  };
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

/** The forms in which `label` can be written: as it is, on more lines, abbreviated. */
function variantsOf(label: LabelObject, source: ItemSource, keyVal: string | undefined): readonly Variant[] {
  if (!label.autoSize)
    return [{ set: {}, label, text: textBox(label, source), isAbbreviated: false, isBroken: false }];
  const areaMm = safeAreaOf(source.document).width;
  const { frame } = fittedFrame(label, areaMm, source);
  const variants = [framed(label, frame, { autoSize: true })];
  const narrow = frame.width > WIDE_MM ? fittedFrame(label, 0.6 * frame.width, source) : undefined;
  if (narrow?.isWhole && narrow.frame.height > frame.height)
    variants.push(framed(label, narrow.frame, { autoSize: false }));
  if (keyVal !== undefined) {
    // What the label shows once a legend explains it.
    const short = fittedFrame({ ...label, text: keyVal }, areaMm, source);
    variants.push(framed(label, short.frame, { isKey: true, keyVal, autoSize: true }));
  }
  return variants;
}

const uuidsIn = (object: PageObject): readonly string[] => [
  object.uuid,
  ...childrenOf(object).flatMap(uuidsIn),
];

/** The box around the lines of `label` where it stands now, in page mm. */
function presentBox(label: LabelObject, source: ItemSource): Box {
  const text = textBox(label, source);
  return { ...text, x: label.x + text.x, y: label.y + text.y };
}

/** `label` as something to be placed; `keyVal` is its abbreviation where it may be abbreviated. */
export function itemOf(
  label: LabelObject,
  source: ItemSource,
  anchorOf: ReturnType<typeof anchorFinder>,
  keyVal: string | undefined,
): Item {
  const { document, pageIndex, resources, subjects } = source;
  const objects = document.pages[pageIndex]?.objects ?? [];
  const box = presentBox(label, source);
  const present = label.anchor && anchorPlace(resources.kinds, label.anchor, objects);
  const anchor = present ? label.anchor : anchorOf(box);
  const place = present ??
    (anchor && anchorPlace(resources.kinds, anchor, objects)) ?? { object: undefined, point: boxCentre(box) };
  const own = new Set(place.object ? uuidsIn(place.object) : []);
  return {
    label,
    box,
    anchor,
    place,
    targets: subjects.filter(({ object }) => own.has(object.uuid)),
    variants: variantsOf(label, source, keyVal),
  };
}
