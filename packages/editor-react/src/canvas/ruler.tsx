import { type Box, mmToPx, turnedExtent } from '@tastwerk/editor-core/geometry';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../state/editor-context.js';
import { rulerTicks, type RulerTick } from './ruler-ticks.js';
import styles from './ruler.module.css';
import { useMillimetres } from '../state/use-millimetres.js';

/** Width of a ruler in CSS px; the module's CSS says the same. */
const RULER_PX = 20;
const TICK_PX: Readonly<Record<RulerTick['kind'], number>> = { figure: 20, half: 8, fine: 5 };
const FONT_PX = 9;

interface RulerProps {
  /** `x` stands above the drawing, `y` at its left. */
  readonly axis: 'x' | 'y';
  /** The box around what is selected, in page mm; what is in the hand is marked where it is now. */
  readonly selected: Box | null;
  /** The page in mm along the axis. */
  readonly pageMm: number;
  readonly onPointerDown: (event: PointerEvent) => void;
}

interface RulerPicture {
  readonly axis: 'x' | 'y';
  readonly lengthPx: number;
  readonly panPx: number;
  readonly pxPerMm: number;
  readonly pageMm: number;
  readonly figure: (mm: number) => string;
}

function draw(canvas: HTMLCanvasElement, picture: RulerPicture): void {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const { axis, lengthPx, panPx, pxPerMm, pageMm, figure } = picture;
  const ratio = window.devicePixelRatio;
  const [width, height] = axis === 'x' ? [lengthPx, RULER_PX] : [RULER_PX, lengthPx];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const style = getComputedStyle(canvas);
  const at = (mm: number) => panPx + mm * pxPerMm;
  ctx.scale(ratio, ratio);
  // Drawn as the upper one; the left one is the same, turned.
  if (axis === 'y') ctx.transform(0, 1, 1, 0, 0, 0);
  ctx.fillStyle = style.backgroundColor;
  ctx.fillRect(0, 0, lengthPx, RULER_PX);
  ctx.fillStyle = style.borderTopColor;
  ctx.fillRect(at(0), 0, pageMm * pxPerMm, RULER_PX);
  ctx.strokeStyle = style.color;
  ctx.fillStyle = style.color;
  ctx.lineWidth = 1;
  ctx.font = `${FONT_PX}px ${style.fontFamily}`;
  ctx.textBaseline = 'top';
  ctx.beginPath();
  for (const { mm, kind } of rulerTicks(-panPx / pxPerMm, (lengthPx - panPx) / pxPerMm, pxPerMm)) {
    const x = Math.round(at(mm)) + 0.5;
    ctx.moveTo(x, RULER_PX);
    ctx.lineTo(x, RULER_PX - TICK_PX[kind]);
    if (kind !== 'figure') continue;
    ctx.save();
    ctx.translate(x + 3, 2);
    // Figures stand upright at the left, too.
    if (axis === 'y') ctx.transform(0, 1, 1, 0, 0, 0);
    ctx.fillText(figure(mm), 0, 0);
    ctx.restore();
  }
  ctx.stroke();
}

/** A ruler in mm along one edge of the drawing. It shows where the pointer and what is selected are; guides are dragged out of it. */
export function Ruler({ axis, selected, pageMm, onPointerDown }: RulerProps) {
  const { t } = useTranslation('canvas');
  const { view, pointer, held } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const band = useRef<HTMLSpanElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const [lengthPx, setLengthPx] = useState(0);
  const figure = useMillimetres();
  const viewport = view?.viewport();
  const panPx = (axis === 'x' ? viewport?.panX : viewport?.panY) ?? 0;
  const pxPerMm = mmToPx(viewport?.scalingFactor ?? 1);

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setLengthPx(axis === 'x' ? element.clientWidth : element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [axis]);

  useEffect(() => {
    if (canvas.current && lengthPx > 0) {
      draw(canvas.current, { axis, lengthPx, panPx, pxPerMm, pageMm, figure });
    }
  });

  // What the hand moves changes with every frame, too.
  useEffect(() => {
    const show = () => {
      const inHand = held.get();
      const marked = inHand ? turnedExtent(inHand.box, inHand.angle) : selected;
      if (!band.current) return;
      band.current.hidden = marked === null;
      if (!marked) return;
      const [from, length] = axis === 'x' ? [marked.x, marked.width] : [marked.y, marked.height];
      const px = panPx + from * pxPerMm;
      band.current.style.transform = axis === 'x' ? `translateX(${px}px)` : `translateY(${px}px)`;
      band.current.style[axis === 'x' ? 'width' : 'height'] = `${Math.max(1, length * pxPerMm)}px`;
    };
    show();
    return held.subscribe(show);
  }, [axis, held, selected, panPx, pxPerMm]);

  // The pointer moves with every frame: its mark moves alone, without React and without another drawing.
  useEffect(() => {
    const show = () => {
      const point = pointer.get();
      if (!marker.current) return;
      marker.current.hidden = point === null;
      if (!point) return;
      const px = panPx + (axis === 'x' ? point.x : point.y) * pxPerMm;
      marker.current.style.transform = axis === 'x' ? `translateX(${px}px)` : `translateY(${px}px)`;
    };
    show();
    return pointer.subscribe(show);
  }, [axis, pointer, panPx, pxPerMm]);

  const press = (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    onPointerDown(event.nativeEvent);
  };

  return (
    <div
      className={styles.ruler}
      data-axis={axis}
      title={t(`rulers.${axis}`)}
      aria-hidden="true"
      onPointerDown={press}
    >
      <canvas ref={canvas} className={styles.picture} />
      <span ref={band} className={styles.selected} hidden />
      <span ref={marker} className={styles.pointer} hidden />
    </div>
  );
}
