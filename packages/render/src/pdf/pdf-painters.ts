import { type Primitive, tileOf } from '@tastwerk/editor-core/scene';
import { paint, type Painters } from '../painters.js';
import type { ContentStream } from './content-stream.js';
import { type DotOperators, pathOperators, placementOperator, textString } from './operators.js';
import type { TextFont } from './text-run.js';
import type { PageSize, TextureFields } from './texture-fields.js';

/** What painting a primitive on a PDF page needs besides the primitive. */
export interface PdfTarget {
  readonly page: PageSize;
  readonly content: ContentStream;
  readonly dots: DotOperators;
  readonly textures: TextureFields;
  readonly font: TextFont;
}

/** Paints `primitives` in their order, each into its layer; aids of the screen are left out. */
export function paintOnPage(primitives: readonly Primitive[], target: PdfTarget): void {
  for (const primitive of primitives) {
    if (primitive.layer === 'aid') continue;
    // What is clipped may be of several layers, and a layer may not end inside of a graphics state that began before it.
    target.content.layer(primitive.type === 'clip' ? null : primitive.layer);
    paint(PDF_PAINTERS, primitive, target);
  }
  target.content.layer(null);
}

/** Operators of each primitive, in page mm with y down. */
const PDF_PAINTERS: Painters<PdfTarget, void> = {
  path({ path, fill, stroke }, { content }) {
    if (fill === undefined && !stroke) return;
    if (fill !== undefined) content.fillInk(fill);
    if (stroke) content.strokeStyle(stroke);
    const paintOperator = fill === undefined ? 'S' : stroke ? 'B' : 'f';
    content.write(`${pathOperators(path)}${paintOperator}\n`);
  },

  texture(primitive, { content, textures, page }) {
    const tile = tileOf(primitive);
    if (!tile) return;
    content.isolated(() => {
      content.write(`${pathOperators(primitive.path)}W n\n${textures.cover(primitive, tile, page)}`);
    });
  },

  text(primitive, { content, font }) {
    content.fillInk(primitive.ink);
    content.write(font.lineOperators(primitive));
  },

  braille(run, { content, dots }) {
    const path = dots.pathOf(run);
    if (path === '') return;
    content.fillInk(run.ink);
    content.marked('Span', `<</ActualText ${textString(run.text)}>>`, () => {
      content.isolated(() => content.write(`${placementOperator(run.origin, run.angle)}${path}f\n`));
    });
  },

  clip({ clip, evenOdd, children }, target) {
    target.content.isolated(() => {
      target.content.write(`${pathOperators(clip)}${evenOdd ? 'W*' : 'W'} n\n`);
      paintOnPage(children, target);
    });
  },
};
