import type { ReactNode } from 'react';

/** Height of a row, and of what stands above and below the rows of a grid, in px. */
const ROW_PX = 34;
const AROUND_PX = 96;

/** Room for a grid: as high as its rows, up to `most` of them. */
export function GridFrame({
  rows,
  most,
  children,
}: {
  readonly rows: number;
  readonly most: number;
  readonly children: ReactNode;
}) {
  const height = ROW_PX * (Math.min(rows, most) + 1) + AROUND_PX;
  return <div style={{ display: 'grid', height }}>{children}</div>;
}
