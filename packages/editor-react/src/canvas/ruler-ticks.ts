/** A mark of a ruler. */
export interface RulerTick {
  readonly mm: number;
  /** Marks with a figure are the longest, half ways are longer than the rest. */
  readonly kind: 'figure' | 'half' | 'fine';
}

/** Distances between figures in mm, and into how many parts each is divided. */
const STEPS = [
  { mm: 1, parts: 1 },
  { mm: 5, parts: 5 },
  { mm: 10, parts: 10 },
  { mm: 20, parts: 4 },
  { mm: 50, parts: 10 },
  { mm: 100, parts: 10 },
] as const;
/** Figures stand at least this far apart, and fine marks, in CSS px. */
const MIN_FIGURE_PX = 42;
const MIN_FINE_PX = 3.5;
const COARSEST = { mm: 200, parts: 4 };

/** The marks of a ruler from `fromMm` to `toMm` where a mm is `pxPerMm` CSS px: whole steps of 1, 5, 10, 20, 50 or 100 mm have a figure. */
export function rulerTicks(fromMm: number, toMm: number, pxPerMm: number): readonly RulerTick[] {
  const step = STEPS.find(({ mm }) => mm * pxPerMm >= MIN_FIGURE_PX) ?? COARSEST;
  const parts = (step.mm / step.parts) * pxPerMm >= MIN_FINE_PX ? step.parts : 2;
  const first = Math.ceil((fromMm / step.mm) * parts);
  const last = Math.floor((toMm / step.mm) * parts);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset): RulerTick => {
    const index = first + offset;
    const mm = (index * step.mm) / parts;
    if (index % parts === 0) return { mm, kind: 'figure' };
    return { mm, kind: (index * 2) % parts === 0 ? 'half' : 'fine' };
  });
}
