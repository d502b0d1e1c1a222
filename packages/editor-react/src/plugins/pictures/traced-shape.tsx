import type { TraceMode } from '@tastwerk/editor-core/import';
import { swellProfile } from '@tastwerk/editor-core/proofing';

interface TracedShapeProps {
  readonly mode: TraceMode | undefined;
  /** What was traced, as path data in mm. */
  readonly outline: string;
  readonly className: string | undefined;
  readonly transform?: string;
}

/** What was traced as it swells: areas filled, outlines as main lines. */
export function TracedShape({ mode, outline, className, transform }: TracedShapeProps) {
  return (
    <path
      className={className}
      d={outline}
      data-mode={mode}
      strokeWidth={swellProfile.lineWidth.mainMm}
      {...(transform ? { transform } : {})}
    />
  );
}
