import { type Layer, type Scene, tileOf } from '@tastwerk/editor-core';
import { paint, type Painters } from '../painters.js';
import type { ContentStream } from './content-stream.js';
import type { DotOperators } from './dot-operators.js';
import { pathOperators } from './path-operators.js';
import { placementOperator } from './matrix-operator.js';
import type { TextFont } from './text-run.js';
import type { TextureFields } from './texture-fields.js';

/** What painting a primitive on a PDF page needs besides the primitive. */
export interface PdfTarget {
  readonly scene: Scene;
  readonly layers: ReadonlySet<Layer>;
  readonly content: ContentStream;
  readonly dots: DotOperators;
  readonly textures: TextureFields;
  readonly font: TextFont;
}

/** Operators of each primitive, in page mm with y down. */
export const PDF_PAINTERS: Painters<PdfTarget, void> = {
  path({ path, fill, stroke }, { content }) {
    if (fill === undefined && !stroke) return;
    if (fill !== undefined) content.fillInk(fill);
    if (stroke) content.strokeStyle(stroke);
    const paintOperator = fill === undefined ? 'S' : stroke ? 'B' : 'f';
    content.write(`${pathOperators(path)}${paintOperator}\n`);
  },

  texture(primitive, { content, textures, scene }) {
    const tile = tileOf(primitive);
    if (!tile) return;
    content.isolated(() => {
      content.write(`${pathOperators(primitive.path)}W n\n${textures.cover(primitive, tile, scene)}`);
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
    content.isolated(() => content.write(`${placementOperator(run.origin, run.angle)}${path}f\n`));
  },

  clip({ clip, evenOdd, children }, target) {
    target.content.isolated(() => {
      target.content.write(`${pathOperators(clip)}${evenOdd ? 'W*' : 'W'} n\n`);
      for (const child of children) {
        if (target.layers.has(child.layer)) paint(PDF_PAINTERS, child, target);
      }
    });
  },
};
