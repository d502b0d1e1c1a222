import type { Box } from '@tastwerk/editor-core/geometry';
import { type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedPicture } from '../placed-picture.js';
import { TracedShape } from '../traced-shape.js';
import { CROP_SIDES, type CropSide, type PictureSize, reachOf, sideAt, withSide } from './crop-box.js';
import styles from './crop.module.css';
import { useCropDrag } from './use-crop-drag.js';

interface CropStageProps {
  /** The picture with its address. */
  readonly picture: PictureSize & { readonly url: string };
  /** What is kept, in px of the picture. */
  readonly box: Box;
  readonly onChange: (box: Box) => void;
  /** What comes onto the page, and what was traced of it as path data in mm; absent where nothing is traced. */
  readonly traced?: { readonly placed: PlacedPicture; readonly outline: string };
}

/** The arrow keys pass a side of the picture in so many steps, with Shift in a tenth of them. */
const STEPS = 200;
const FAR_STEPS = 10;
const CORNERS = [
  ['left', 'top'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
] as const;

const isUpright = (side: CropSide) => side === 'left' || side === 'right';

/** What was traced, where it lies on the picture. */
function Outline({ placed: { cut, mmPerPx, mode }, outline }: NonNullable<CropStageProps['traced']>) {
  return (
    <TracedShape
      className={styles.traced}
      mode={mode}
      outline={outline}
      transform={`translate(${cut.box.x} ${cut.box.y}) scale(${1 / mmPerPx})`}
    />
  );
}

/** The whole picture with what is cut away under a shade: its sides are pulled, or passed by the arrow keys. */
export function CropStage({ picture, box, onChange, traced }: CropStageProps) {
  const { t } = useTranslation('import');
  const drag = useCropDrag(box, picture, onChange);
  const { width, height } = picture;
  const right = sideAt(box, 'right');
  const bottom = sideAt(box, 'bottom');
  const percentX = (px: number) => `${(px / width) * 100}%`;
  const percentY = (px: number) => `${(px / height) * 100}%`;
  const middle = (side: CropSide): CSSProperties =>
    isUpright(side)
      ? { left: percentX(sideAt(box, side)), top: percentY(box.y + box.height / 2) }
      : { left: percentX(box.x + box.width / 2), top: percentY(sideAt(box, side)) };

  const onKey = (event: KeyboardEvent, side: CropSide) => {
    const step = Math.max(1, Math.round((isUpright(side) ? width : height) / STEPS));
    const by = step * (event.shiftKey ? FAR_STEPS : 1);
    const at = sideAt(box, side);
    const [low, high] = reachOf(box, side, picture);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - by,
      ArrowUp: isUpright(side) ? at + by : at - by,
      ArrowRight: at + by,
      ArrowDown: isUpright(side) ? at - by : at + by,
      PageUp: at + step * FAR_STEPS,
      PageDown: at - step * FAR_STEPS,
      Home: low,
      End: high,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(withSide(box, side, target, picture));
  };

  return (
    <div
      className={styles.stage}
      role="group"
      aria-label={t('crop.stage')}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
      {...drag}
    >
      <img className={styles.picture} src={picture.url} alt="" draggable={false} />
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {traced ? <Outline {...traced} /> : null}
        <path
          className={styles.shade}
          d={`M0 0H${width}V${height}H0ZM${box.x} ${box.y}V${bottom}H${right}V${box.y}Z`}
        />
        <rect className={styles.frame} x={box.x} y={box.y} width={box.width} height={box.height} />
      </svg>
      {CORNERS.map(([x, y]) => (
        <span
          key={`${x} ${y}`}
          className={styles.corner}
          aria-hidden="true"
          style={{ left: percentX(sideAt(box, x)), top: percentY(sideAt(box, y)) }}
        />
      ))}
      {CROP_SIDES.map((side) => {
        const [low, high] = reachOf(box, side, picture);
        return (
          <div
            key={side}
            role="slider"
            tabIndex={0}
            className={styles.side}
            data-upright={isUpright(side) || undefined}
            style={middle(side)}
            aria-label={t(`crop.${side}`)}
            aria-orientation={isUpright(side) ? 'horizontal' : 'vertical'}
            aria-valuemin={low}
            aria-valuemax={high}
            aria-valuenow={sideAt(box, side)}
            aria-valuetext={t('crop.value', { px: sideAt(box, side) })}
            onKeyDown={(event) => onKey(event, side)}
          />
        );
      })}
    </div>
  );
}
