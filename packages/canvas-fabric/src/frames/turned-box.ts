import { type Box, boxCentre, boxContains, type Point, rotatePoint } from '@tastwerk/editor-core/geometry';

/** A box in page mm that is turned by `angle` degrees clockwise about its centre. */
export interface TurnedBox {
  readonly box: Box;
  readonly angle: number;
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

/** Whether `point` (page mm) lies in a frame, which may be turned. */
export function isInFrame({ box: frame, angle }: TurnedBox, point: Point): boolean {
  const upright = rotatePoint(point, boxCentre(frame), -angle);
  return boxContains(frame, { ...upright, width: 0, height: 0 });
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
