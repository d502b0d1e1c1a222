import { svgPathOf } from '@tastwerk/editor-core/geometry';
import { BOLD_STROKE_EM, ITALIC_SLANT, type Layer, type Stroke } from '@tastwerk/editor-core/scene';
import { factor, mm } from '../decimal.js';
import { paint, type Painters } from '../painters.js';
import type { Definitions } from './definitions.js';
import { dotsPath } from './dots.js';
import { texturePaint } from './texture-pattern.js';
import { attributes, escapeXml } from '../xml.js';

/** What painting a primitive as SVG needs besides the primitive. */
export interface SvgTarget {
  readonly definitions: Definitions;
  readonly layers: ReadonlySet<Layer>;
  /** Sharpness of the raster that the drawing is made for, where it is known. */
  readonly pxPerMm: number | undefined;
}

function strokeAttributes(stroke: Stroke | undefined): Readonly<Record<string, string | undefined>> {
  if (!stroke) return {};
  return {
    stroke: `#${stroke.ink}`,
    'stroke-width': mm(stroke.widthMm),
    'stroke-dasharray': stroke.dashMm?.map(mm).join(' '),
    'stroke-linecap': stroke.cap === 'butt' ? undefined : stroke.cap,
    'stroke-linejoin': stroke.join === 'miter' ? undefined : stroke.join,
  };
}

/** Blanks that XML's own rules would take away; the rasteriser knows no `white-space`, which says the same to browsers. */
const LOST_BLANKS = /^ | {2}| $/;

/** Markup of each primitive; lengths are user units of 1 mm. */
export const SVG_PAINTERS: Painters<SvgTarget, string> = {
  path: ({ path, fill, stroke }) =>
    `<path${attributes({
      d: svgPathOf(path),
      fill: fill === undefined ? 'none' : `#${fill}`,
      ...strokeAttributes(stroke),
    })}/>`,

  texture(primitive, { definitions, pxPerMm }) {
    const paint = texturePaint(primitive, definitions, pxPerMm);
    return paint === undefined ? '' : `<path${attributes({ d: svgPathOf(primitive.path), ...paint })}/>`;
  },

  text({ text, origin, angle, sizeMm, widthMm, ink, isBold, isItalic, language }) {
    const turned = angle === 0 ? [] : [`rotate(${mm(angle)} ${mm(origin.x)} ${mm(origin.y)})`];
    const slanted = isItalic
      ? [`matrix(1 0 ${factor(-ITALIC_SLANT)} 1 ${mm(ITALIC_SLANT * origin.y)} 0)`]
      : [];
    const values = {
      x: mm(origin.x),
      y: mm(origin.y),
      transform: [...turned, ...slanted].join(' ') || undefined,
      'font-size': mm(sizeMm),
      textLength: mm(widthMm),
      lengthAdjust: 'spacingAndGlyphs',
      fill: `#${ink}`,
      ...(isBold ? { stroke: `#${ink}`, 'stroke-width': mm(BOLD_STROKE_EM * sizeMm) } : {}),
      'xml:lang': language,
      'xml:space': LOST_BLANKS.test(text) ? 'preserve' : undefined,
    };
    return `<text${attributes(values)}>${escapeXml(text)}</text>`;
  },

  braille(primitive) {
    const values = { d: dotsPath(primitive), fill: `#${primitive.ink}` };
    return `<path${attributes(values)}><title>${escapeXml(primitive.text)}</title></path>`;
  },

  clip({ clip, evenOdd, children }, target) {
    const outline = { d: svgPathOf(clip), 'clip-rule': evenOdd ? 'evenodd' : undefined };
    const markup = `<path${attributes(outline)}/>`;
    const id = target.definitions.idOf('clipPath', markup, () => [{}, markup]);
    const inside = children
      .filter((child) => target.layers.has(child.layer))
      .map((child) => paint(SVG_PAINTERS, child, target))
      .join('');
    return `<g${attributes({ 'clip-path': `url(#${id})` })}>${inside}</g>`;
  },
};
