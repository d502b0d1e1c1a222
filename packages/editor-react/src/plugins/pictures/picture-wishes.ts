import type { TraceMisfit, TraceMode } from '@tastwerk/editor-core/import';
import type { TraceWishes, Tracing } from '../../ports.js';

/** How a picture comes onto the page, besides how it is traced. */
export interface PictureWishes {
  readonly isTraced: boolean;
  readonly trace: Omit<TraceWishes, 'widthMm'>;
  readonly leastPartMm: number;
  /** Null for as wide as there is room. */
  readonly widthMm: number | null;
}

/** Props of the fields about tracing. */
export interface TraceFieldsProps {
  readonly wishes: PictureWishes;
  readonly onChange: (wishes: PictureWishes) => void;
  /** The mode that was chosen or found; undefined while it is being found. */
  readonly mode: TraceMode | undefined;
  /** What was found where nothing is set. */
  readonly found: Pick<Tracing, 'threshold' | 'strength'> | undefined;
  /** Why what was traced is no use to a finger. */
  readonly misfit: TraceMisfit | undefined;
  /** How wide it comes onto the page, and may at most, in mm. */
  readonly widthMm: number;
  readonly mostWidthMm: number;
}
