import { type Box, boxCentre } from '../geometry/box.js';
import { boxMap } from '../geometry/box-map.js';
import { degToRad } from '../geometry/units.js';

/**
 * What becomes of an object's frame, turned by `degrees` about its centre, as the page box `from` becomes `to`. The centre goes
 * along exactly; each side is scaled as far as its direction is. So equal factors are exact, and where they differ a turned
 * object stays what it is instead of becoming slanted. Negative sides flip.
 */
export function scaledFrame(frame: Box, degrees: number, from: Box, to: Box): Box {
  const { map, scaleX, scaleY } = boxMap(from, to);
  const centre = map(boxCentre(frame));
  const radians = degToRad(degrees);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const width = frame.width * Math.sign(scaleX) * Math.hypot(scaleX * cos, scaleY * sin);
  const height = frame.height * Math.sign(scaleY) * Math.hypot(scaleX * sin, scaleY * cos);
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/**
 * `frame` with a length of 1 mm about its centre where it has no width or height, as that of a level line: so a map from it scales and
 * flips in that direction too.
 */
export function frameWithSides({ x, y, width, height }: Box): Box {
  return {
    x: width === 0 ? x - 0.5 : x,
    y: height === 0 ? y - 0.5 : y,
    width: width === 0 ? 1 : width,
    height: height === 0 ? 1 : height,
  };
}
