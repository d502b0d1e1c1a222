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

/** Corners that are nearer to each other, in px, are one by mistake. */
const LEAST_PX = 40;

/** A sheet of a size in mm as large as fits an area in px, in its middle. */
export function fitted(
  sheet: { readonly widthMm: number; readonly heightMm: number },
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

/** How a sheet lies whose upper left corner is at `first` and whose lower right one is at `second`; undefined where these are too close. */
export function byCorners(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  first: Place,
  second: Place,
): SheetPlace | undefined {
  const [acrossX, acrossY] = [second.x - first.x, second.y - first.y];
  if (Math.hypot(acrossX, acrossY) < LEAST_PX) return undefined;
  // The diagonal on the screen, divided by that of the sheet as complex numbers: length is the scale, angle the turn.
  const square = widthMm ** 2 + heightMm ** 2;
  return {
    a: (acrossX * widthMm + acrossY * heightMm) / square,
    b: (acrossY * widthMm - acrossX * heightMm) / square,
    e: first.x,
    f: first.y,
  };
}

/** The same as `matrix()` of CSS. */
export const cssMatrix = ({ a, b, e, f }: SheetPlace): string => `matrix(${a},${b},${-b},${a},${e},${f})`;
