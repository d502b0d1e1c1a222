import { type Box, boxCentre, uniteAll, uniteBoxes } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { lengthOf } from './numbers.js';
import { isArrowHead } from './arrow-head.js';
import { htmlTextOf } from './html-text.js';
import { createPaints, type Paint } from './paints.js';
import { characterOf, type Letter, wordsOfLetters } from './letters.js';
import { drawnRow, outlinedBraille, outlinedWords } from './outlined-words.js';
import { parseTree, type SvgNode } from './parse-tree.js';
import { type Attributes, INITIAL, isSeen, type Presentation, presentationOf } from './presentation.js';
import { ShapeCollector, type SvgBounds, type SvgShape } from './shape-collector.js';
import { SHAPE_ELEMENTS } from './shape-elements.js';
import { readStyleSheet } from './style-sheet.js';
import { applyMatrix, meanScale, multiply } from './transform.js';
import { fontSizeOf, paragraphsOf, type SvgTextLine, textLinesOf } from './text-lines.js';
import { viewportOf } from './viewport.js';

/** A text that a drawing wrote, in user units (px at 96 to the inch). */
export interface SvgText {
  readonly text: string;
  /** About the box of its letters, before it is turned. */
  readonly box: Box;
  /** Degrees clockwise by which it is turned about the middle of its box; none for 0. */
  readonly angle?: number;
  /** Whether it is a row of braille that was drawn dot by dot; its cells fill the box from rim to rim of their dots. */
  readonly isCells?: true;
}

/** A shape of a file with the paint inside of it. */
export interface PaintedShape extends Omit<SvgShape, 'fill'> {
  readonly fill: Paint;
}

/** What was read of a file. Lengths in user units. */
export interface SvgFile {
  /** The size of the drawing where the file says it. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** From the back to the front. */
  readonly shapes: readonly PaintedShape[];
  readonly texts: readonly SvgText[];
  /** The names of elements and of effects that are not read, each once. */
  readonly leftOut: readonly string[];
  /** Whether parts were left out because there were too many. */
  readonly isCut: boolean;
}

const HOLDERS = new Set(['', 'svg', 'g', 'a', 'switch', 'symbol']);
/** Elements that draw nothing by themselves and whose absence is not noticed. */
const SILENT = new Set(
  'defs metadata title desc symbol marker pattern clippath mask lineargradient radialgradient filter namedview style'.split(
    ' ',
  ),
);
/** Effects that would change how an element looks and are not done. */
const EFFECTS = ['clip-path', 'mask', 'filter', 'marker-mid'] as const;
/** How often elements that are used elsewhere are drawn in all, and how deep they may use one another. */
const MOST_USES = 2000;
const DEEPEST_USE = 6;
/** Elements that are drawn in all, those that are used counted each time. */
const MOST_DRAWN = 200_000;

function hrefOf(attributes: Attributes): string {
  return (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
}

function eachNode(node: SvgNode, see: (node: SvgNode) => void): void {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    see(next);
    waiting.push(...next.children.toReversed());
  }
}

/** How many parts a `font-size` of em has; sizes in words are taken for the usual one. */
const USUAL_FONT_PX = 16;
/** About how wide and how high a letter is, as parts of the size of its font. */
const LETTER = { width: 0.55, height: 0.75 } as const;

/**
 * Reads the drawing in an SVG file: shapes and texts with their transforms, windows, colours and simple style sheets, and what is used
 * within the file. Of parts in several languages that in `language` (such as `de`) is read. Everything else is named and left out; no
 * address is followed and nothing in it can act. It never throws.
 */
export function readSvgFile(markup: string, bounds: SvgBounds, language = ''): SvgFile {
  const tree = parseTree(markup);
  const collector = new ShapeCollector(bounds);
  const fills: Paint[] = [];
  const texts: SvgText[] = [];
  const leftOut = new Set<string>();
  const byId = new Map<string, SvgNode>();
  let css = '';
  eachNode(tree.root, (node) => {
    const { id } = node.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    if (node.name === 'style') css += node.texts.map(({ text }) => text).join('');
  });
  const sheet = readStyleSheet(css);
  if (sheet.hasOthers) leftOut.add('style');
  const paints = createPaints(byId, leftOut);
  let [uses, drawn, isCut] = [0, 0, tree.isCut];

  /** Whether a marker is an arrow head; other markers are left out. */
  const hasHead = (address: string): boolean => {
    const id = /^url\(\s*["']?#([^"')]+)["']?\s*\)$/u.exec(address)?.[1];
    if (id === undefined) return false;
    const isHead = isArrowHead(byId.get(id));
    if (!isHead) leftOut.add('marker-end');
    return isHead;
  };

  /** How far the elements that are open meet the rules of the sheet. */
  let scope = sheet.outside;

  const styled = (node: SvgNode): Attributes => {
    const { usual, important } = sheet.declarationsFor(node, scope);
    return usual === '' && important === ''
      ? node.attributes
      : { ...node.attributes, style: `${usual};${node.attributes['style'] ?? ''};${important}` };
  };

  const addWords = (text: string, lines: readonly Box[]) => {
    const box = uniteAll(lines);
    if (box && lines.every((line) => Object.values(line).every(Number.isFinite))) texts.push({ text, box });
  };

  const addText = (node: SvgNode, look: Presentation, fontPx: number) => {
    if (!isSeen(look)) return;
    for (const lines of paragraphsOf(textLinesOf(node, look.textAnchor, fontPx)))
      addWords(
        lines.map(({ text }) => text).join('\n'),
        lines.map((line) => placedBox(boxOfLine(line), look)),
      );
  };

  /** Makes a text of what a box of HTML says, as diagrams of Mermaid have it. */
  const addHtml = (node: SvgNode, attributes: Attributes, look: Presentation) => {
    const text = htmlTextOf(node);
    const side = (name: string) => lengthOf(attributes[name], 0);
    const frame = { x: side('x'), y: side('y'), width: side('width'), height: side('height') };
    if (text === '' || frame.width <= 0 || frame.height <= 0) leftOut.add('foreignobject');
    else if (look.isVisible) addWords(text, [placedBox(frame, look)]);
  };

  const forgetShapes = (first: number) => {
    collector.shapes.length = first;
    fills.length = first;
    while ((letters.at(-1)?.to ?? 0) > first) letters.pop();
  };

  /** Makes a text of the letters that were drawn as shapes, from the one at `first` on. */
  const takeWords = (words: string, first: number) => {
    const [one, ...others] = collector.shapes.slice(first).map(({ outline }) => boundsOfPath(outline));
    if (!one) return;
    forgetShapes(first);
    texts.push({ text: words, box: others.reduce(uniteBoxes, one) });
  };

  /** Makes a text of a row of braille whose dots were drawn as shapes, from the one at `first` on. */
  const takeBraille = (node: SvgNode, first: number) => {
    const text = outlinedBraille(node);
    const outlines = collector.shapes.slice(first).map(({ outline }) => outline);
    const row = text === undefined ? undefined : drawnRow(text, outlines);
    if (text === undefined || !row) return;
    forgetShapes(first);
    texts.push({ text, ...row, isCells: true });
  };

  const draw = (node: SvgNode, outer: Presentation, outerFontPx: number, useDepth: number): void => {
    drawn += 1;
    if (drawn > MOST_DRAWN) {
      isCut = true;
      return;
    }
    const { name } = node;
    const attributes = styled(node);
    const look = presentationOf(attributes, outer);
    if (!look.isDisplayed) return;
    const fontPx = fontSizeOf(attributes, outerFontPx);
    for (const effect of EFFECTS) {
      const value = attributes[effect];
      if (look.isVisible && value !== undefined && value !== 'none') leftOut.add(effect);
    }
    if (SHAPE_ELEMENTS.has(name)) {
      const before = collector.shapes.length;
      const fill = paints.of(look.fill);
      const stroke = paints.of(look.stroke).colour;
      const isTextured = fill.texture !== null;
      const heads = { start: hasHead(look.startMarker), end: hasHead(look.endMarker) };
      collector.add(name, attributes, { ...look, fill: isTextured ? 'black' : fill.colour, stroke }, heads);
      if (collector.shapes.length > before) fills.push(fill);
      takeBraille(node, before);
      return;
    }
    if (name === 'text') {
      addText(node, look, fontPx);
      return;
    }
    if (name === 'foreignobject') {
      addHtml(node, attributes, look);
      return;
    }
    if (name === 'use') {
      drawUsed(attributes, look, fontPx, useDepth);
      return;
    }
    if (HOLDERS.has(name) && (name !== 'symbol' || useDepth > 0)) {
      const inner = name === 'svg' || name === 'symbol' ? inWindow(attributes, look) : look;
      const before = collector.shapes.length;
      const outside = scope;
      scope = sheet.within(node, outside);
      for (const child of seenChildren(node, language)) draw(child, inner, fontPx, useDepth);
      scope = outside;
      const words = outlinedWords(node);
      if (words === undefined) takeBraille(node, before);
      else takeWords(words, before);
      return;
    }
    if (look.isVisible && !SILENT.has(name)) leftOut.add(name);
  };

  /** Where shapes of letters begin and end among the shapes that were gathered. */
  const letters: { readonly from: number; readonly to: number; readonly letter: Letter }[] = [];

  const drawUsed = (attributes: Attributes, look: Presentation, fontPx: number, useDepth: number) => {
    const href = hrefOf(attributes);
    const used = href.startsWith('#') ? byId.get(href.slice(1)) : undefined;
    uses += 1;
    if (!used || useDepth >= DEEPEST_USE || uses > MOST_USES) {
      leftOut.add('use');
      return;
    }
    const [x, y] = [lengthOf(attributes['x'], 0), lengthOf(attributes['y'], 0)];
    const matrix = multiply(look.matrix, { a: 1, b: 0, c: 0, d: 1, e: x, f: y });
    // A symbol is as large as the element that uses it says.
    const sides = Object.fromEntries(
      ['width', 'height'].flatMap((side) => {
        const given = attributes[side];
        return given === undefined ? [] : [[side, given]];
      }),
    );
    const opened = used.name === 'symbol' ? { ...used, attributes: { ...used.attributes, ...sides } } : used;
    const from = collector.shapes.length;
    draw(opened, { ...look, matrix }, fontPx, useDepth + 1);
    const character = characterOf(href.slice(1));
    if (character === null) return;
    const box = uniteAll(collector.shapes.slice(from).map(({ outline }) => boundsOfPath(outline)));
    if (!box) return;
    const isLevel = Math.abs(matrix.b) < 1e-6 && matrix.a > 0;
    const letter = {
      character: isLevel ? character : undefined,
      box,
      origin: applyMatrix(matrix, { x: 0, y: 0 }),
    };
    letters.push({ from, to: collector.shapes.length, letter });
  };

  const [root] = tree.root.children.filter(({ name }) => name === 'svg');
  if (root) draw({ ...root, attributes: withoutPlace(root.attributes) }, INITIAL, USUAL_FONT_PX, 0);
  const { words, isWhole } = wordsOfLetters(letters.map(({ letter }) => letter));
  texts.push(...words);
  if (!isWhole) leftOut.add('letters');
  const isLetter = new Set(
    letters.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const shapes = collector.shapes.flatMap((shape, index) =>
    isLetter.has(index) ? [] : [{ ...shape, fill: fills[index] ?? { colour: shape.fill, texture: null } }],
  );
  return {
    size: root ? viewportOf(root.attributes) : undefined,
    shapes,
    texts,
    leftOut: [...leftOut],
    isCut: isCut || collector.isCut,
  };
}

/** The one of several drawings that is for readers of `language`; that for all, else the first, where none is. HTML is read where there is nothing else. */
function chosenChild(children: readonly SvgNode[], language: string): SvgNode | undefined {
  const drawn = children.filter(({ name }) => name !== 'foreignobject');
  const languages = ({ attributes }: SvgNode) =>
    attributes['systemLanguage']?.split(',').map((one) => one.trim().split('-')[0]);
  return (
    drawn.find((child) => languages(child)?.includes(language)) ??
    drawn.find((child) => languages(child) === undefined) ??
    drawn[0] ??
    children[0]
  );
}

/** What is drawn of `node`. Of a presentation (LibreOffice Impress) it is the first slide, which a script would make visible. */
function seenChildren({ name, attributes, children }: SvgNode, language: string): readonly SvgNode[] {
  if (name === 'switch') return [chosenChild(children, language)].filter((node) => node !== undefined);
  const [first, ...others] = children;
  if (attributes['class'] !== 'SlideGroup' || !first) return children;
  return [{ ...first, attributes: { ...first.attributes, visibility: 'visible' } }, ...others];
}

/** About the box of the letters of a line, in units of its element. */
function boxOfLine({ text, at, anchor, fontPx }: SvgTextLine): Box {
  const height = fontPx * LETTER.height;
  const width = text.length * fontPx * LETTER.width;
  const x = anchor === 'end' ? at.x - width : anchor === 'middle' ? at.x - width / 2 : at.x;
  return { x, y: at.y - height, width, height };
}

/** A level box about the middle of `box` in the units of the whole, as large as it is there. */
function placedBox(box: Box, { matrix }: Presentation): Box {
  const middle = applyMatrix(matrix, boxCentre(box));
  const scale = meanScale(matrix);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The outermost window lies at the origin, whatever it says. */
function withoutPlace(attributes: Attributes): Attributes {
  return { ...attributes, x: '0', y: '0' };
}

function inWindow(attributes: Attributes, look: Presentation): Presentation {
  const [x, y] = [lengthOf(attributes['x'], 0), lengthOf(attributes['y'], 0)];
  const moved = multiply(look.matrix, { a: 1, b: 0, c: 0, d: 1, e: x, f: y });
  const inner = viewportOf(attributes)?.matrix;
  return { ...look, matrix: inner ? multiply(moved, inner) : moved };
}
