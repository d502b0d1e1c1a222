/** A place on the screen in px, or on a sheet in mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a sheet lies on the screen: mm of the sheet become px by a turn, one scale for both directions, and a shift (`a b -b a e f` of SVG). */
export interface SheetPlace {
  readonly a: number;
  readonly b: number;
  readonly e: number;
  readonly f: number;
}

/** The size of a sheet in mm. */
export interface SheetSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Corners that are nearer to each other, in px, are one by mistake. */
const LEAST_PX = 40;

/** A sheet of a size in mm as large as fits an area in px, in its middle. */
export function fitted(
  sheet: SheetSize,
  area: { readonly width: number; readonly height: number },
): SheetPlace {
  const scale = Math.min(area.width / sheet.widthMm, area.height / sheet.heightMm);
  return {
    a: scale,
    b: 0,
    e: (area.width - scale * sheet.widthMm) / 2,
    f: (area.height - scale * sheet.heightMm) / 2,
  };
}

/** Corners of a sheet besides the upper left one. */
export type Corner = 'upperRight' | 'lowerLeft' | 'lowerRight';

/** The corner at the other end of the shorter edge: a sheet of A4 is longer than most tablets. */
export const nearCorner = ({ widthMm, heightMm }: SheetSize): Corner =>
  widthMm <= heightMm ? 'upperRight' : 'lowerLeft';

/** How a sheet lies whose upper left corner is at `first` and whose corner `corner` is at `second`; undefined where these are too close. */
export function byCorners(
  { widthMm, heightMm }: SheetSize,
  first: Place,
  corner: Corner,
  second: Place,
): SheetPlace | undefined {
  const [acrossX, acrossY] = [second.x - first.x, second.y - first.y];
  if (Math.hypot(acrossX, acrossY) < LEAST_PX) return undefined;
  // The way on the screen, divided by that on the sheet as complex numbers: length is the scale, angle the turn.
  const wayX = corner === 'lowerLeft' ? 0 : widthMm;
  const wayY = corner === 'upperRight' ? 0 : heightMm;
  const square = wayX ** 2 + wayY ** 2;
  return {
    a: (acrossX * wayX + acrossY * wayY) / square,
    b: (acrossY * wayX - acrossX * wayY) / square,
    e: first.x,
    f: first.y,
  };
}

/** The same as `matrix()` of CSS. */
export const cssMatrix = ({ a, b, e, f }: SheetPlace): string => `matrix(${a},${b},${-b},${a},${e},${f})`;
