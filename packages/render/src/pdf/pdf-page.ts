import { mmToPt } from '@tastwerk/editor-core/geometry';
import type { Primitive, Scene } from '@tastwerk/editor-core/scene';

/** What a reader is told of: a heading, a paragraph, or a picture with words instead of it. */
export interface PageElement {
  readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'Figure';
  /** What a picture shows, for those who do not see it. */
  readonly alternative?: string;
  /** The box of a picture in points from the lower left corner of the page: left, lower, right and upper edge. */
  readonly boxPt?: readonly [number, number, number, number];
}

/** Primitives in painting order that belong to one element; to none where they say nothing or say it again. */
export interface PagePart {
  readonly element: PageElement | null;
  readonly primitives: readonly Primitive[];
}

/** One page of a PDF file. */
export interface PdfPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly title: string;
  /** In the order of reading. */
  readonly elements: readonly PageElement[];
  /** In the order of painting. */
  readonly parts: readonly PagePart[];
}

/** Words of one object: the paragraph that they make, and where it begins. */
interface Words {
  readonly element: PageElement;
  readonly hasPrint: boolean;
  readonly x: number;
  readonly y: number;
}

/** Words whose beginnings differ by less are in one line, in mm. */
const LINE_MM = 5;

function hasType(primitive: Primitive, type: 'text' | 'braille'): boolean {
  return (
    primitive.type === type ||
    (primitive.type === 'clip' && primitive.children.some((child) => hasType(child, type)))
  );
}

function originOf(primitive: Primitive): { readonly x: number; readonly y: number } {
  if (primitive.type === 'text' || primitive.type === 'braille') return primitive.origin;
  return primitive.type === 'clip' && primitive.children[0]
    ? originOf(primitive.children[0])
    : { x: 0, y: 0 };
}

function wordsByObject(primitives: readonly Primitive[]): ReadonlyMap<string | null, Words> {
  const words = new Map<string | null, Words>();
  for (const primitive of primitives) {
    const isPrint = hasType(primitive, 'text');
    if (!isPrint && !hasType(primitive, 'braille')) continue;
    const known = words.get(primitive.objectId) ?? {
      element: { role: 'P' },
      hasPrint: false,
      ...originOf(primitive),
    };
    words.set(primitive.objectId, { ...known, hasPrint: known.hasPrint || isPrint });
  }
  return words;
}

/**
 * The page that shows `scene`. Its drawing is one picture, named by `alternative`; the words of each label are a paragraph.
 * Where print and braille say the same, the print is read and the braille is not. Read first is the picture, then the words
 * line by line. `marks` are painted first and not read.
 */
export function graphicPage(
  scene: Scene,
  { alternative, marks = [] }: { readonly alternative?: string; readonly marks?: readonly Primitive[] } = {},
): PdfPage {
  const { widthMm, heightMm, title } = scene;
  const primitives = scene.primitives.filter(({ layer }) => layer !== 'aid');
  const words = wordsByObject(primitives);
  const figure: PageElement = {
    role: 'Figure',
    alternative: alternative || title,
    boxPt: [0, 0, mmToPt(widthMm), mmToPt(heightMm)],
  };

  function elementOf(primitive: Primitive): PageElement | null {
    const own = words.get(primitive.objectId);
    if (!own) return figure;
    if (hasType(primitive, 'text')) return own.element;
    if (!hasType(primitive, 'braille')) return figure;
    return own.hasPrint ? null : own.element;
  }

  const parts: { readonly element: PageElement | null; readonly primitives: Primitive[] }[] = [];
  if (marks.length > 0) parts.push({ element: null, primitives: [...marks] });
  for (const primitive of primitives) {
    const element = elementOf(primitive);
    const last = parts.at(-1);
    if (last?.element === element) last.primitives.push(primitive);
    else parts.push({ element, primitives: [primitive] });
  }
  const inOrder = [...words.values()].sort(
    (one, other) => Math.round(one.y / LINE_MM) - Math.round(other.y / LINE_MM) || one.x - other.x,
  );
  const hasFigure = parts.some(({ element }) => element === figure);
  const elements = [...(hasFigure ? [figure] : []), ...inOrder.map(({ element }) => element)];
  return { widthMm, heightMm, title, elements, parts };
}
