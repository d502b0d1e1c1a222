import type { Ink, Layer, Stroke } from '@tastwerk/editor-core/scene';
import { mm } from '../decimal.js';
import { inkOperator, type InkSpace } from './inks.js';

const CAPS = { butt: 0, round: 1 } as const;
const JOINS = { miter: 0, round: 1 } as const;

/** A layer that is on paper and can be switched on and off in a viewer. */
export type PrintedLayer = Exclude<Layer, 'aid'>;

/** Operators of a page in writing order. Graphics state is written only where it changes. */
export interface ContentStream {
  write(operators: string): void;
  fillInk(ink: Ink): void;
  strokeStyle(stroke: Stroke): void;
  /** Runs `draw` in a graphics state of its own. */
  isolated(draw: () => void): void;
  /** What follows belongs to `layer`, to none where it is null; a layer must have ended where marked content begins or ends. */
  layer(layer: PrintedLayer | null): void;
  /** Runs `draw` in marked content of `tag` (ISO 32000-1, 14.6); `properties` is a dictionary as it stands in the file. */
  marked(tag: string, properties: string, draw: () => void): void;
  readonly operators: () => string;
}

/** Starts a page's content with the inks of `space`. */
export function createContentStream(space: InkSpace): ContentStream {
  const parts: string[] = [];
  let openLayer: PrintedLayer | null = null;
  /** Last operators written per state parameter; the initial values are those of PDF. */
  let state: Record<string, string> = {
    cap: '0 J\n',
    join: '0 j\n',
    dash: '[] 0 d\n',
    fill: '0 g\n',
    stroke: '0 G\n',
  };

  function set(parameter: string, operators: string): void {
    if (state[parameter] === operators) return;
    state[parameter] = operators;
    parts.push(operators);
  }

  return {
    write: (operators) => void parts.push(operators),
    fillInk: (ink) => set('fill', inkOperator(ink, 'fill', space)),
    strokeStyle({ ink, widthMm, dashMm = [], cap, join }) {
      set('stroke', inkOperator(ink, 'stroke', space));
      set('width', `${mm(widthMm)} w\n`);
      set('cap', `${CAPS[cap]} J\n`);
      set('join', `${JOINS[join]} j\n`);
      set('dash', `[${dashMm.map(mm).join(' ')}] 0 d\n`);
    },
    isolated(draw) {
      const outer = { ...state };
      parts.push('q\n');
      draw();
      parts.push('Q\n');
      state = outer;
    },
    layer(layer) {
      if (layer === openLayer) return;
      if (openLayer !== null) parts.push('EMC\n');
      if (layer !== null) parts.push(`/OC /${layer} BDC\n`);
      openLayer = layer;
    },
    marked(tag, properties, draw) {
      parts.push(`/${tag} ${properties} BDC\n`);
      draw();
      parts.push('EMC\n');
    },
    operators: () => parts.join(''),
  };
}
