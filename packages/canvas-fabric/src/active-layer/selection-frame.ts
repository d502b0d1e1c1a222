import { boxCentre } from '@tastwerk/editor-core/geometry';
import { controlsUtils, FabricObject } from 'fabric';
import type { CanvasTheme } from '../input/canvas-input.js';
import type { FrameChange, PulledFrame, TurnedBox } from '../frames/turned-box.js';

/** What a finger needs to meet a handle, in CSS px (WCAG 2.2, 2.5.5). */
const TOUCH_HANDLE_PX = 44;
/** Smallest side on screen, in CSS px, at which a side's middle has a handle between those of the corners. */
const MIN_SIDE_PX = 40;
/** Sides of a frame without extent, in mm: Fabric cannot scale zero. */
const MIN_SIDE_MM = 0.01;

/** The handles around what is selected. It paints nothing itself; proxies do. Lengths in page mm. */
export class SelectionFrame extends FabricObject {
  constructor() {
    super({
      originX: 'center',
      originY: 'center',
      strokeWidth: 0,
      objectCaching: false,
      transparentCorners: false,
      cornerSize: 9,
      touchCornerSize: TOUCH_HANDLE_PX,
      borderScaleFactor: 1.25,
      padding: 5,
      lockMovementX: true,
      lockMovementY: true,
      hoverCursor: 'move',
      moveCursor: 'move',
    });
    this.controls = controlsUtils.createObjectDefaultControls();
    const { mtr } = this.controls;
    if (mtr) mtr.render = controlsUtils.renderCircleControl;
  }

  override render(): void {
    // The selected objects are painted elsewhere.
  }

  /** Lays the frame around `box`, with all handles at rest. */
  place({ box, angle }: TurnedBox, pxPerMm: number): void {
    const centre = boxCentre(box);
    this.set({
      left: centre.x,
      top: centre.y,
      width: Math.max(box.width, MIN_SIDE_MM),
      height: Math.max(box.height, MIN_SIDE_MM),
      scaleX: 1,
      scaleY: 1,
      flipX: false,
      flipY: false,
      angle,
      // A turned frame that flips would turn the other way in the document.
      lockScalingFlip: angle !== 0,
    });
    const isWide = box.width * pxPerMm >= MIN_SIDE_PX;
    const isHigh = box.height * pxPerMm >= MIN_SIDE_PX;
    const hasWidth = box.width > MIN_SIDE_MM;
    const hasHeight = box.height > MIN_SIDE_MM;
    const hasArea = hasWidth && hasHeight;
    this.setControlsVisibility({
      tl: hasArea,
      tr: hasArea,
      bl: hasArea,
      br: hasArea,
      ml: hasWidth && (isHigh || !hasArea),
      mr: hasWidth && (isHigh || !hasArea),
      mt: hasHeight && (isWide || !hasArea),
      mb: hasHeight && (isWide || !hasArea),
    });
    this.setCoords();
  }

  /** What the handles have made of the frame so far. */
  pulled(): PulledFrame {
    const { x, y } = this.getCenterPoint();
    const { width, height, scaleX, scaleY, flipX, flipY, angle } = this;
    return { centreX: x, centreY: y, width, height, scaleX, scaleY, flipX, flipY, angle };
  }

  /** Shows the frame as it was taken instead of as it was pulled: `to` may have negative sides. */
  follow(change: FrameChange): void {
    if (change.kind === 'turn') {
      this.rotate(change.angle);
      return;
    }
    const { x, y, width, height } = change.to;
    this.set({
      left: x + width / 2,
      top: y + height / 2,
      scaleX: Math.abs(width) / this.width,
      scaleY: Math.abs(height) / this.height,
      flipX: width < 0,
      flipY: height < 0,
    });
    this.setCoords();
  }

  /** Takes the colours of `theme`. */
  dress(theme: CanvasTheme): void {
    this.set({ borderColor: theme.accent, cornerColor: theme.handle, cornerStrokeColor: theme.accent });
  }
}
