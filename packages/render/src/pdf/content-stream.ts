import type { Ink, Stroke } from '@tastwerk/editor-core';
import { decimal, mm } from '../decimal.js';

const CAPS = { butt: 0, round: 1 } as const;
const JOINS = { miter: 0, round: 1 } as const;

/** Operators of a page in writing order. Graphics state is written only where it changes. */
export interface ContentStream {
  write(operators: string): void;
  fillInk(ink: Ink): void;
  strokeStyle(stroke: Stroke): void;
  /** Runs `draw` in a graphics state of its own. */
  isolated(draw: () => void): void;
  readonly operators: () => string;
}

/** Operands of an ink in DeviceGray where it is one, else in DeviceRGB, with the operator's letter case for the use. */
export function inkOperators(ink: Ink, use: 'fill' | 'stroke'): string {
  const channels = [0, 2, 4].map((at) => decimal(Number.parseInt(ink.slice(at, at + 2), 16) / 255, 3));
  const [red = '0', green, blue] = channels;
  const isGrey = red === green && red === blue;
  const operator = isGrey ? 'g' : 'rg';
  return `${isGrey ? red : channels.join(' ')} ${use === 'fill' ? operator : operator.toUpperCase()}\n`;
}

/** Starts a page's content. */
export function createContentStream(): ContentStream {
  const parts: string[] = [];
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
    fillInk: (ink) => set('fill', inkOperators(ink, 'fill')),
    strokeStyle({ ink, widthMm, dashMm = [], cap, join }) {
      set('stroke', inkOperators(ink, 'stroke'));
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
    operators: () => parts.join(''),
  };
}
