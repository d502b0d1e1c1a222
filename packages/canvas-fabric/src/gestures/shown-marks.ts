import type { Measure, SnapMarks } from '@tastwerk/editor-core/snapping';

/** What the overlay shows while something is drawn to something else. Page mm. */
export interface ShownMarks extends SnapMarks {
  /** Ways to the next neighbours. */
  readonly distances: readonly Measure[];
}
