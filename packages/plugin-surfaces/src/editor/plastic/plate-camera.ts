/** Where a plate is looked at from. */
export interface PlateCamera {
  /** Turn of the plate in its own plane, in degrees, counter-clockwise. */
  readonly turn: number;
  /** From above (0) towards the side (90), in degrees. */
  readonly tilt: number;
  /** How many times as large as the whole plate fits. */
  readonly zoom: number;
  /** What is in the middle, as distance from the middle of the plate in mm, to the right and upwards. */
  readonly rightMm: number;
  readonly upMm: number;
}

/** Straight from above nothing is seen of heights; from the side nothing of the drawing. */
const TILT = { least: 0, most: 80 } as const;
const ZOOM = { least: 1, most: 24 } as const;

/** The whole plate, seen by someone who sits before it. */
export const WHOLE_PLATE: PlateCamera = { turn: 0, tilt: 35, zoom: 1, rightMm: 0, upMm: 0 };

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** Turns and tilts by degrees. */
export const turned = (
  camera: PlateCamera,
  by: { readonly turn?: number; readonly tilt?: number },
): PlateCamera => ({
  ...camera,
  turn: (camera.turn + (by.turn ?? 0) + 360) % 360,
  tilt: within(camera.tilt + (by.tilt ?? 0), TILT),
});

/** Zooms by a factor; the whole plate is in the middle again where it fits. */
export function zoomed(camera: PlateCamera, factor: number): PlateCamera {
  const zoom = within(camera.zoom * factor, ZOOM);
  return zoom === ZOOM.least ? { ...camera, zoom, rightMm: 0, upMm: 0 } : { ...camera, zoom };
}

/** Moves what is in the middle, as seen on the screen and in mm of the plate, no further than the edges of a plate of `size`. */
export function moved(
  camera: PlateCamera,
  by: { readonly rightMm?: number; readonly upMm?: number },
  size: { readonly widthMm: number; readonly heightMm: number },
): PlateCamera {
  const angle = (camera.turn * Math.PI) / 180;
  const [right, up] = [by.rightMm ?? 0, by.upMm ?? 0];
  const half = (length: number) => ({ least: -length / 2, most: length / 2 });
  return {
    ...camera,
    rightMm: within(camera.rightMm + right * Math.cos(angle) + up * Math.sin(angle), half(size.widthMm)),
    upMm: within(camera.upMm - right * Math.sin(angle) + up * Math.cos(angle), half(size.heightMm)),
  };
}
