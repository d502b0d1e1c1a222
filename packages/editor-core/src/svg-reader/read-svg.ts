import { SaxesParser } from 'saxes';
import { localName } from './local-name.js';
import { INITIAL, type Presentation, presentationOf } from './presentation.js';
import { ShapeCollector, type SvgBounds, type SvgShape } from './shape-collector.js';
import { SHAPE_ELEMENTS } from './shape-elements.js';

/** What was read of markup. */
export interface SvgReading {
  /** From the back to the front. */
  readonly shapes: readonly SvgShape[];
  /** The names of elements that would draw something but are not read, each once. */
  readonly leftOut: readonly string[];
  /** Whether shapes or points were left out because there were too many. */
  readonly isCut: boolean;
}

/** Elements whose content is looked into. */
const HOLDERS = new Set(['svg', 'g', 'a']);
/** Elements that draw nothing by themselves. */
const SILENT = new Set(
  'defs metadata title desc symbol marker pattern clippath mask lineargradient radialgradient filter namedview script'.split(
    ' ',
  ),
);

/**
 * Reads the shapes of SVG markup: groups, paths, rectangles, circles, ellipses, lines, polylines and polygons with their
 * transforms, colours and lines. Nothing else of the markup is kept or followed, so nothing in it can act. Faulty markup is
 * read as far as it makes sense; it never throws.
 */
export function readSvg(markup: string, bounds: SvgBounds): SvgReading {
  const collector = new ShapeCollector(bounds);
  const leftOut = new Set<string>();
  const around: Presentation[] = [INITIAL];
  /** How many elements are open inside of one that is not looked into. */
  let skipped = 0;

  const parser = new SaxesParser({ fragment: true, xmlns: false });
  // A fault is not the end: what follows is read as well as it goes.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    if (skipped > 0) {
      skipped += 1;
      return;
    }
    const element = localName(name);
    const look = presentationOf(attributes, around.at(-1) ?? INITIAL);
    if (HOLDERS.has(element)) {
      around.push(look);
      return;
    }
    skipped = 1;
    if (SHAPE_ELEMENTS.has(element)) collector.add(element, attributes, look);
    else if (look.isDisplayed && look.isVisible && !SILENT.has(element)) leftOut.add(element);
  });
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else if (around.length > 1) around.pop();
  });
  parser.write(markup).close();
  return { shapes: collector.shapes, leftOut: [...leftOut], isCut: collector.isCut };
}
