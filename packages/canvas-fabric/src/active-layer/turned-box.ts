import {
  type Box,
  boxCentre,
  type Kinds,
  type PageObject,
  type Point,
  rotatePoint,
  uniteBoxes,
} from '@tastwerk/editor-core';

/** A box in page mm that is turned by `angle` degrees clockwise about its centre. */
export interface TurnedBox {
  readonly box: Box;
  readonly angle: number;
}

/** How high an object is drawn, in mm, where it grows with its text. */
type GrownHeight = (object: PageObject) => number;

/** The frame of `object` as high as it is drawn; it grows down from its upper edge, turned about the middle of what is stored. */
export function grownFrame(kinds: Kinds, object: PageObject, heightOf: GrownHeight): TurnedBox {
  const box = kinds.frameOf(object);
  const angle = kinds.angleOf(object);
  const longer = heightOf(object) - box.height;
  if (longer === 0) return { box, angle };
  const grown = { ...box, height: box.height + longer };
  const middle = rotatePoint(boxCentre(grown), boxCentre(box), angle);
  return { box: { ...grown, x: middle.x - grown.width / 2, y: middle.y - grown.height / 2 }, angle };
}

/** The frame that the handles sit on: that of a single object with its turn, or the upright box around several; null for none. */
export function frameAround(
  kinds: Kinds,
  objects: readonly PageObject[],
  heightOf: GrownHeight = (object) => kinds.frameOf(object).height,
): TurnedBox | null {
  const [first, second] = objects;
  if (!first) return null;
  if (!second) return grownFrame(kinds, first, heightOf);
  return { box: objects.map(kinds.extentOf).reduce(uniteBoxes), angle: 0 };
}

/** A frame while its handles are pulled, as Fabric tells it: `width` and `height` before scaling, in page mm. */
export interface PulledFrame {
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  readonly angle: number;
}

/** The untilted box that a pulled frame has become; a side that was pulled over the opposite one is negative. */
export function boxOfPulledFrame(frame: PulledFrame): Box {
  const width = frame.width * frame.scaleX * (frame.flipX ? -1 : 1);
  const height = frame.height * frame.scaleY * (frame.flipY ? -1 : 1);
  return { x: frame.centreX - width / 2, y: frame.centreY - height / 2, width, height };
}

/** `frame` moved by `shift`. */
export function moveTurnedBox({ box, angle }: TurnedBox, shift: Point): TurnedBox {
  return { box: { ...box, x: box.x + shift.x, y: box.y + shift.y }, angle };
}

/**
 * The middle of `frame`, half as wide and high. However small a frame is, and however far its handles are felt by a finger, here it is taken
 * as a whole.
 */
export function middleOf({ box, angle }: TurnedBox): TurnedBox {
  return {
    box: {
      x: box.x + box.width / 4,
      y: box.y + box.height / 4,
      width: box.width / 2,
      height: box.height / 2,
    },
    angle,
  };
}

/** What the handles ask for: the untilted frame has become `to` (page mm), or the frame has this turn in degrees clockwise. */
export type FrameChange =
  { readonly kind: 'resize'; readonly to: Box } | { readonly kind: 'turn'; readonly angle: number };
