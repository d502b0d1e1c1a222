import { rounded } from './outlines.mjs';

/** Points out of their coordinates in a row: x, y, x, y … */
export function pairs(...coordinates) {
  return Array.from({ length: coordinates.length / 2 }, (_, index) =>
    coordinates.slice(2 * index, 2 * index + 2).map(rounded),
  );
}

/** Places out of text: degrees of longitude and latitude with a space between, places with a comma between. */
export function degreesOf(text) {
  return text.split(',').map((place) => place.trim().split(/\s+/u).map(Number));
}

/** The point at a distance from [cx, cy], in degrees counter-clockwise from the right, as angles are measured at school. */
export function polar([cx, cy], distance, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [rounded(cx + distance * Math.cos(angle)), rounded(cy - distance * Math.sin(angle))];
}

/** Points along an arc about [cx, cy], in degrees counter-clockwise from the right. */
export function arcPoints(centre, radius, from, to, steps = 24) {
  return Array.from({ length: steps + 1 }, (_, index) =>
    polar(centre, radius, from + ((to - from) * index) / steps),
  );
}

/** Where the straight line between two points has run a share of its way. */
export function along([x, y], [toX, toY], share) {
  return [rounded(x + (toX - x) * share), rounded(y + (toY - y) * share)];
}

/** An open arrow head in the course of a line, its tip at `share` of the way: a ray keeps both its ends free of heads. */
export function headOn(from, to, share = 0.5) {
  const tip = along(from, to, share);
  const direction = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const leg = (side) => {
    const angle = direction + Math.PI - side * HEAD_HALF_ANGLE;
    return [rounded(tip[0] + HEAD_LEG_MM * Math.cos(angle)), rounded(tip[1] + HEAD_LEG_MM * Math.sin(angle))];
  };
  return [leg(1), tip, leg(-1)];
}

/** Half the opening of an arrow head, and the length of its legs in mm, as the editor draws them. */
const HEAD_HALF_ANGLE = Math.atan2(5.6, 9.4);
const HEAD_LEG_MM = 10.9;
