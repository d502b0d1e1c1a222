import { importStyles as styles } from '../import/index.js';
import type { LoadedPicture } from './picture-codec.js';
import type { PlacedPicture } from './placed-picture.js';
import { TracedShape } from './traced-shape.js';

interface TracePreviewProps {
  /** The picture to be shown below what was traced; undefined for none. */
  readonly picture: LoadedPicture | undefined;
  readonly placed: PlacedPicture;
  /** What was traced, as path data in mm. */
  readonly outline: string;
  readonly label: string;
  readonly isPending: boolean;
}

/** The cut of a picture with what is traced of it and where its texts become labels. */
export function TracePreview({ picture, placed, outline, label, isPending }: TracePreviewProps) {
  const { cut, widthMm, heightMm, mmPerPx, mode, texts } = placed;
  return (
    <svg
      className={styles.preview}
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      role="img"
      aria-label={label}
      data-pending={isPending || undefined}
    >
      <rect className={styles.sheet} width={widthMm} height={heightMm} />
      {picture ? (
        // A frame of its own cuts off what is not kept.
        <svg width={widthMm} height={heightMm}>
          <image
            className={styles.picture}
            href={picture.url}
            preserveAspectRatio="none"
            x={-cut.box.x * mmPerPx}
            y={-cut.box.y * mmPerPx}
            width={picture.width * mmPerPx}
            height={picture.height * mmPerPx}
          />
        </svg>
      ) : null}
      <TracedShape className={styles.traced} mode={mode} outline={outline} />
      {texts.map(({ box: { x, y, width, height } }, index) => (
        <rect key={index} className={styles.label} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  );
}
