import type { Ink, Layer, Stroke } from '@tastwerk/editor-core/scene';
import { decimal, mm } from '../decimal.js';
import { text } from '../texts.js';

/**
 * How a file names its inks. `screen`: grey where an ink is grey, else red, green and blue. `press`: the four inks of a
 * printing press, for print shops.
 */
export type InkSpace = 'screen' | 'press';

type Use = 'fill' | 'stroke';

/** Inks whose channels differ by less are greys; the grey of the document (B5AEAB) is a warm one. */
const GREY_SPREAD = 16 / 255;

function channelsOf(ink: Ink): readonly [number, number, number] {
  const channel = (at: number): number => Number.parseInt(ink.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function operator(operands: readonly number[], name: 'g' | 'rg' | 'k', use: Use): string {
  const numbers = operands.map((operand) => decimal(operand, 3)).join(' ');
  return `${numbers} ${use === 'fill' ? name : name.toUpperCase()}\n`;
}

/**
 * For a press black and grey are black ink alone, which is what swells, and colours hold none of it, so that they stay
 * flat: blue is cyan and magenta in full (DeviceCMYK, ISO 32000-1, 8.6.4.4).
 */
function pressOperator(channels: readonly [number, number, number], use: Use): string {
  const [red, green, blue] = channels;
  const isGrey = Math.max(...channels) - Math.min(...channels) < GREY_SPREAD;
  const operands = isGrey ? [0, 0, 0, 1 - (red + green + blue) / 3] : [1 - red, 1 - green, 1 - blue, 0];
  return operator(operands, 'k', use);
}

/** The operator that chooses `ink` for what is filled or stroked next. */
export function inkOperator(ink: Ink, use: Use, space: InkSpace): string {
  const channels = channelsOf(ink);
  if (space === 'press') return pressOperator(channels, use);
  const [red, green, blue] = channels;
  return red === green && red === blue ? operator([red], 'g', use) : operator(channels, 'rg', use);
}

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

/** The layers of a file as optional content groups (ISO 32000-1, 8.11), which viewers list and switch. */
interface FileLayers {
  /** Names the layers to the current page of the file. */
  usedOnPage(): void;
}

/** Puts `layers` into `document`, named in `language`; the first is the first in a viewer's list. All are shown at first. */
export function createFileLayers(
  document: PDFKit.PDFDocument,
  layers: readonly PrintedLayer[],
  language: 'de' | 'en',
): FileLayers {
  const groups = layers.map((layer) => {
    const group = document.ref({ Type: 'OCG', Name: new String(text(language, 'pdf', `layer.${layer}`)) });
    group.end();
    return { layer, group };
  });
  const references = groups.map(({ group }) => group);
  document._root.data['OCProperties'] = {
    OCGs: references,
    D: { BaseState: 'ON', ON: references, Order: references },
  };
  const properties = Object.fromEntries(groups.map(({ layer, group }) => [layer, group]));
  return {
    usedOnPage: () => {
      document.page.resources.data['Properties'] = properties;
    },
  };
}
