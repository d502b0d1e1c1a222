import type { Layer, Primitive, Scene } from '@tastwerk/editor-core/scene';
import { mm } from '../decimal.js';
import type { Rights } from '../licence.js';
import { paint } from '../painters.js';
import { createDefinitions } from './definitions.js';
import { type EmbeddedFont, textStyle } from './font-face.js';
import { SVG_PAINTERS, type SvgTarget } from './svg-painters.js';
import { attributes, escapeXml } from '../xml.js';

/** What is told of an object, for programs that speak what a finger is on: IVEO reads `title` and `desc`, IMAGE `data-image-layer`. */
export interface ObjectWords {
  readonly title: string;
  /** Nothing when absent or empty. */
  readonly description?: string;
  /** The layer that the object is shown with. */
  readonly layer: string;
}

/** How a scene becomes SVG. */
export interface SvgOptions {
  /** What the picture shows, for those who do not see it. */
  readonly description?: string;
  /** Whose the picture is, for a file that goes its own way; what stands in a page has it said beside it. */
  readonly rights?: Rights;
  /** Layers to draw; what gets printed (`relief` and `print`) when absent. */
  readonly layers?: readonly Layer[];
  /** Parts of the fonts to embed where the drawing needs them; none when absent, for pages that have the fonts loaded. */
  readonly fonts?: readonly EmbeddedFont[];
  /** Beginning of every id, so that several drawings may stand in one HTML page. */
  readonly idPrefix?: string;
  /** What is told of objects, by their ids; each is a group of its own then. Nothing when absent. */
  readonly objects?: ReadonlyMap<string, ObjectWords>;
  /** Markup above the drawing, by the caller: it is not escaped. */
  readonly above?: string;
  /** Sharpness of the one raster that the drawing is made for, a thumbnail; absent, it is exact at any size. */
  readonly pxPerMm?: number;
}

const PRINTED: readonly Layer[] = ['relief', 'print'];

/** Where a pointed corner is cut off: the value of PDF and Canvas, which SVG would set to 4. */
const MITER_LIMIT = '10';

/** Words of an object as elements that programs read which speak. */
export const wordElements = ({ title, description = '' }: ObjectWords): string =>
  `<title>${escapeXml(title)}</title>${description === '' ? '' : `<desc>${escapeXml(description)}</desc>`}`;

/** The begin of the group that neighbours share: those of one layer and, where something is told of it, of one object. */
function groupStart(layer: Layer, words: ObjectWords | undefined): string {
  const values = attributes({ 'data-layer': layer, 'data-image-layer': words?.layer });
  return `<g${values}>\n${words ? `${wordElements(words)}\n` : ''}`;
}

/** Draws in painting order; neighbours share a group, because reordering would change what covers what. */
function layeredGroups(
  primitives: readonly Primitive[],
  target: SvgTarget,
  objects: SvgOptions['objects'],
): string {
  let markup = '';
  let open: Layer | null = null;
  let told: ObjectWords | undefined;
  for (const primitive of primitives) {
    const { layer, objectId } = primitive;
    if (!target.layers.has(layer)) continue;
    const drawing = paint(SVG_PAINTERS, primitive, target);
    if (drawing === '') continue;
    const words = objectId === null ? undefined : objects?.get(objectId);
    if (layer !== open || words !== told) {
      markup += `${open === null ? '' : '</g>\n'}${groupStart(layer, words)}`;
      open = layer;
      told = words;
    }
    markup += `${drawing}\n`;
  }
  return open === null ? markup : `${markup}</g>\n`;
}

/** All characters of black print. */
function textOf(primitives: readonly Primitive[]): string {
  return primitives
    .map((primitive) => {
      if (primitive.type === 'text') return primitive.text;
      return primitive.type === 'clip' ? textOf(primitive.children) : '';
    })
    .join('');
}

/** Whose a picture is, as search engines and drawing programs read it (RDF with Dublin Core and Creative Commons' own words). */
function rightsMetadata({ author, licence }: Rights): string {
  if (author === undefined && licence === undefined) return '';
  const creator = author === undefined ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>`;
  return [
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cc="http://creativecommons.org/ns#">',
    `<cc:Work rdf:about="">${creator}`,
    licence === undefined
      ? ''
      : `<dc:rights>${escapeXml(licence.name)}</dc:rights><cc:license rdf:resource="${licence.url}"/>`,
    '</cc:Work></rdf:RDF></metadata>\n',
  ].join('');
}

/**
 * `scene` as a self-contained SVG document at true size: one user unit is 1 mm. The same scene gives the same text. It is
 * built from primitives and from `above`, which is the caller's; nothing of a document passes through as markup.
 */
export function sceneToSvg(scene: Scene, options: SvgOptions = {}): string {
  const {
    description = '',
    rights,
    layers = PRINTED,
    fonts = [],
    idPrefix = '',
    above = '',
    pxPerMm,
  } = options;
  const target: SvgTarget = {
    definitions: createDefinitions(idPrefix),
    layers: new Set(layers),
    pxPerMm,
  };
  const drawing = layeredGroups(scene.primitives, target, options.objects);
  const text = textOf(scene.primitives);
  const titleId = `${idPrefix}title`;
  const descriptionId = `${idPrefix}desc`;
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${mm(scene.widthMm)}mm`,
    height: `${mm(scene.heightMm)}mm`,
    viewBox: `0 0 ${mm(scene.widthMm)} ${mm(scene.heightMm)}`,
    'xml:lang': scene.language,
    'stroke-miterlimit': MITER_LIMIT,
    role: 'img',
    'aria-labelledby': titleId,
    'aria-describedby': description === '' ? undefined : descriptionId,
  });
  return [
    `<svg${root}>\n<title id="${titleId}">${escapeXml(scene.title)}</title>\n`,
    description === '' ? '' : `<desc id="${descriptionId}">${escapeXml(description)}</desc>\n`,
    rights === undefined ? '' : rightsMetadata(rights),
    text === '' ? '' : `<style>${textStyle(fonts, text)}</style>\n`,
    target.definitions.markup(),
    drawing,
    above,
    '</svg>\n',
  ].join('');
}
