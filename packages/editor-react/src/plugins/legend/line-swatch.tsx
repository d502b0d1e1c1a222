import { lineStroke, type LineStyle } from '@tastwerk/editor-core/legend';
import styles from './legend.module.css';

/** The piece of paper that a swatch shows, in mm: long enough for two dashes. */
const PAPER_MM = { width: 24, height: 16 } as const;

/** A piece of paper with a line, drawn with the core's own stroke. */
export function LineSwatch({ line }: { readonly line: LineStyle }) {
  const stroke = lineStroke(line);
  const middle = PAPER_MM.height / 2;
  return (
    <svg className={styles.swatch} viewBox={`0 0 ${PAPER_MM.width} ${PAPER_MM.height}`} aria-hidden="true">
      {stroke ? (
        <line
          x1={2}
          x2={PAPER_MM.width - 2}
          y1={middle}
          y2={middle}
          stroke={`#${stroke.ink}`}
          strokeWidth={stroke.widthMm}
          strokeLinecap={stroke.cap}
          strokeDasharray={stroke.dashMm?.join(' ')}
        />
      ) : null}
    </svg>
  );
}
