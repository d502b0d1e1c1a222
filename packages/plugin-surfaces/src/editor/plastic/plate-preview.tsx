import { IconButton } from '@tastwerk/ui';
import { ArrowDown, ArrowUp, Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatePart } from '../../plastic/plate-parts.js';
import { moved, type PlateCamera, turned, WHOLE_PLATE, zoomed } from './plate-camera.js';
import { createPlatePicture, type PlatePicture, type ShownPlate } from './plate-picture.js';
import styles from './plastic-dialog.module.css';

const ICON_PX = 18;
const STEP_DEGREES = 15;
const ZOOM_STEP = 1.25;
/** Degrees for each px of a drag. */
const DEGREES_PER_PX = 0.4;
/** How much of what is seen a key moves. */
const MOVE_SHARE = 0.15;

type Change = (camera: PlateCamera) => PlateCamera;

/** Buttons that turn the plate, in the order in which they stand. */
const TURNS = [
  { id: 'left', Icon: RotateCcw, change: (camera) => turned(camera, { turn: STEP_DEGREES }) },
  { id: 'right', Icon: RotateCw, change: (camera) => turned(camera, { turn: -STEP_DEGREES }) },
  { id: 'up', Icon: ArrowUp, change: (camera) => turned(camera, { tilt: STEP_DEGREES }) },
  { id: 'down', Icon: ArrowDown, change: (camera) => turned(camera, { tilt: -STEP_DEGREES }) },
  { id: 'in', Icon: ZoomIn, change: (camera) => zoomed(camera, ZOOM_STEP) },
  { id: 'out', Icon: ZoomOut, change: (camera) => zoomed(camera, 1 / ZOOM_STEP) },
  { id: 'whole', Icon: Maximize, change: () => WHOLE_PLATE },
] as const satisfies readonly {
  readonly id: string;
  readonly Icon: typeof ArrowUp;
  readonly change: Change;
}[];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key does; undefined for one that does nothing. */
function changeOfKey({ key, shiftKey }: KeyboardEvent, size: ShownPlate): Change | undefined {
  const arrow = ARROWS[key];
  if (arrow && shiftKey) {
    const [right, up] = arrow;
    return (camera) => {
      const step = (MOVE_SHARE * size.heightMm) / camera.zoom;
      return moved(camera, { rightMm: right * step, upMm: up * step }, size);
    };
  }
  if (arrow) {
    const [right, up] = arrow;
    return (camera) => turned(camera, { turn: -right * STEP_DEGREES, tilt: up * STEP_DEGREES });
  }
  if (key === '+') return (camera) => zoomed(camera, ZOOM_STEP);
  if (key === '-') return (camera) => zoomed(camera, 1 / ZOOM_STEP);
  return key === '0' ? () => WHOLE_PLATE : undefined;
}

interface PlatePreviewProps {
  readonly parts: readonly PlatePart[];
  readonly plate: ShownPlate;
  /** What is seen, in words. */
  readonly label: string;
}

/** A plate that a mouse, a finger, keys and buttons turn. */
export function PlatePreview({ parts, plate, label }: PlatePreviewProps) {
  const { t } = useTranslation('surfaces');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<PlatePicture | null>();
  const [camera, setCamera] = useState(WHOLE_PLATE);
  const [resized, setResized] = useState(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = createPlatePicture(element) ?? null;
    setPicture(made);
    if (!made) return undefined;
    const observer = new ResizeObserver(() => {
      made.resize();
      setResized((count) => count + 1);
    });
    observer.observe(element);
    // A browser that takes the memory of pictures away gives it back with this event.
    const redraw = () => setResized((count) => count + 1);
    element.addEventListener('webglcontextrestored', redraw);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setCamera((now) => zoomed(now, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('webglcontextrestored', redraw);
      element.removeEventListener('wheel', onWheel);
      made.dispose();
    };
  }, []);
  useEffect(() => picture?.show(parts, plate), [picture, parts, plate]);
  useEffect(() => picture?.draw(camera), [picture, parts, plate, camera, resized]);

  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeOfKey(event, plate);
    if (!change) return;
    setCamera(change);
    event.preventDefault();
  };
  const onPointerMove = ({ buttons, shiftKey, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons === 0) return;
    const isMoving = shiftKey || buttons !== 1;
    setCamera((now) => {
      if (!isMoving)
        return turned(now, { turn: movementX * DEGREES_PER_PX, tilt: -movementY * DEGREES_PER_PX });
      const mmPerPx = plate.heightMm / now.zoom / currentTarget.clientHeight;
      return moved(now, { rightMm: -movementX * mmPerPx, upMm: movementY * mmPerPx }, plate);
    });
  };
  return (
    <>
      <div
        className={styles.view}
        role="application"
        aria-label={label}
        aria-describedby={`${id}-help`}
        // oxlint-disable-next-line -- the view is a widget of its own: arrow keys turn what it shows
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
      >
        {picture === null ? <p className={styles.noPicture}>{t('plastic.noPicture')}</p> : null}
        <canvas ref={canvas} className={styles.canvas} hidden={picture === null} aria-hidden="true" />
      </div>
      <div role="group" aria-label={t('plastic.view')} className={styles.buttons}>
        {TURNS.map(({ id: turn, Icon, change }) => (
          <IconButton
            key={turn}
            label={t(`plastic.turn.${turn}`)}
            icon={<Icon size={ICON_PX} />}
            isDisabled={picture === null}
            onPress={() => setCamera(change)}
          />
        ))}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {t('plastic.help')}
      </p>
    </>
  );
}
