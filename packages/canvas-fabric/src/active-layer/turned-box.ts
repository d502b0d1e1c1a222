import {
  type Box,
  boxAround,
  boxCentre,
  boxCorners,
  frameOf,
  type PageObject,
  type Point,
  rotatePoint,
} from '@tastwerk/editor-core';

/** A box in page mm that is turned by `angle` degrees clockwise about its centre. */
export interface TurnedBox {
  readonly box: Box;
  readonly angle: number;
}

/** The frame that the handles sit on: that of a single object with its turn, or the upright box around several; null for none. */
export function frameAround(objects: readonly PageObject[]): TurnedBox | null {
  const [first, second] = objects;
  if (!first) return null;
  if (!second) return { box: frameOf(first), angle: first.angle };
  const corners = objects.flatMap((object) => {
    const frame = frameOf(object);
    return boxCorners(frame).map((corner) => rotatePoint(corner, boxCentre(frame), object.angle));
  });
  return { box: boxAround(corners), angle: 0 };
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
