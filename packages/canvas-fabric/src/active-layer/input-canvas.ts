import { Canvas, Point, type TPointerEvent, util } from 'fabric';

/** Where an event happened; of several fingers the one that the event is about. */
function clientPoint(event: TPointerEvent): { readonly clientX: number; readonly clientY: number } {
  return 'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
}

/**
 * A Fabric canvas whose upper canvas takes presses and has no picture. Fabric draws its own rubber band there, which we do not
 * use, and without a GPU the browser presents every canvas again with every frame, drawn on or not: a millisecond each.
 */
export class InputCanvas extends Canvas {
  override setDimensions(...args: Parameters<Canvas['setDimensions']>): void {
    super.setDimensions(...args);
    this.upperCanvasEl.width = 1;
    this.upperCanvasEl.height = 1;
  }

  // Fabric would take the size of the upper canvas for the scale of the page.
  override getViewportPoint(event: TPointerEvent): Point {
    const { left, top } = this.upperCanvasEl.getBoundingClientRect();
    const { clientX, clientY } = clientPoint(event);
    return new Point(clientX - left, clientY - top);
  }

  override getScenePoint(event: TPointerEvent): Point {
    return this.getViewportPoint(event).transform(util.invertTransform(this.viewportTransform));
  }

  /** Takes the picture off the screen while there is nothing on it. */
  setShown(isShown: boolean): void {
    const visibility = isShown ? '' : 'hidden';
    const { style } = this.lowerCanvasEl;
    if (style.visibility !== visibility) style.visibility = visibility;
  }
}
