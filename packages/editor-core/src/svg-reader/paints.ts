import { TEXTURE_NAMES, type TextureName } from '../values/textures.js';
import type { SvgNode } from './parse-tree.js';

/** What a shape is filled with: a colour in CSS notation, or a texture in place of a pattern of the drawing's own. */
export interface Paint {
  readonly colour: string;
  /** The texture that a pattern says it is, else which of the drawing's patterns it is, from 0; null for a colour. */
  readonly texture: TextureName | number | null;
}

const REFERENCE = /^url\(\s*["']?#([^"')]+)["']?\s*\)\s*(.*)$/iu;
const STOP_COLOUR = /stop-color\s*:\s*([^;]+)/iu;
/** Gradients and patterns that go on from one another. */
const LONGEST_CHAIN = 4;

/** What a pattern draws, in one line: gnuplot writes the same pattern for each area, under another id. */
function drawnAs({ name, attributes, children }: SvgNode): string {
  const own = Object.entries(attributes).filter(([key]) => key !== 'id');
  return JSON.stringify([
    name,
    own.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    children.map(drawnAs),
  ]);
}

/** Looks up what `fill` and `stroke` refer to within the file; any other address is no paint, and named in `leftOut`. */
export function createPaints(byId: ReadonlyMap<string, SvgNode>, leftOut: Set<string>) {
  const patterns: string[] = [];
  const drawn = new Map<SvgNode, string>();

  /** The paint that `node` goes on from. */
  const referred = ({ attributes }: SvgNode, depth: number): SvgNode | undefined => {
    const href = (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
    return href.startsWith('#') && depth < LONGEST_CHAIN ? byId.get(href.slice(1)) : undefined;
  };

  const gradientColour = (node: SvgNode, depth = 0): string | undefined => {
    const [stop] = node.children.filter(({ name }) => name === 'stop');
    if (stop) {
      return (
        STOP_COLOUR.exec(stop.attributes['style'] ?? '')?.[1] ?? stop.attributes['stop-color'] ?? 'black'
      );
    }
    const other = referred(node, depth);
    return other && gradientColour(other, depth + 1);
  };

  /** The texture that a pattern of this program says it is; one that only moves another says what that is. */
  const nameOf = (node: SvgNode, depth = 0): TextureName | undefined => {
    const said = TEXTURE_NAMES.find((name) => name === node.attributes['data-texture']);
    if (said !== undefined) return said;
    const other = referred(node, depth);
    return other && nameOf(other, depth + 1);
  };

  return {
    of(value: string): Paint {
      if (!/url\(/iu.test(value)) return { colour: value, texture: null };
      const [, id = '', fallback = ''] = REFERENCE.exec(value.trim()) ?? [];
      const node = byId.get(id);
      if (node?.name === 'pattern') {
        const name = nameOf(node);
        if (name !== undefined) return { colour: 'none', texture: name };
        const look = drawn.get(node) ?? drawnAs(node);
        drawn.set(node, look);
        if (!patterns.includes(look)) patterns.push(look);
        return { colour: 'none', texture: patterns.indexOf(look) };
      }
      const colour = node?.name.endsWith('gradient') === true ? gradientColour(node) : undefined;
      if (colour !== undefined) {
        leftOut.add('gradient');
        return { colour, texture: null };
      }
      if (!node) leftOut.add('url');
      return { colour: fallback === '' ? 'none' : fallback, texture: null };
    },
  };
}
