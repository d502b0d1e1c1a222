import { svgPathOf } from '@tastwerk/editor-core/geometry';
import type { Scene } from '@tastwerk/editor-core/scene';
import { attributes, type ObjectWords, sceneToSvg, wordElements } from '@tastwerk/render/svg';
import type { HeardObject } from './heard-objects.js';

/** How wide a line is for a finger, in mm: about half of a fingertip to each side. */
const REACH_MM = 6;

const wordsOf = ({ name, description, layer }: HeardObject): ObjectWords => ({
  title: name,
  description,
  layer,
});

/** Areas that are touched, the smallest above all others; they are not seen. `data-heard` is the place in the list of objects. */
function touchAreas(objects: readonly HeardObject[]): string {
  const areas = objects.flatMap((object, index) => object.areas.map((area) => ({ object, index, area })));
  const drawn = areas
    .toSorted((one, other) => other.area.sizeMm2 - one.area.sizeMm2)
    .map(({ object, index, area: { path, isArea } }) => {
      const values = {
        d: svgPathOf(path),
        'data-heard': String(index),
        'pointer-events': isArea ? 'all' : 'stroke',
        'stroke-width': String(REACH_MM),
        ...(isArea ? {} : { fill: 'none' }),
      };
      return `<path${attributes(values)}>${wordElements(wordsOf(object))}</path>`;
    });
  return `<g data-layer="touch" fill="#000" fill-opacity="0" stroke="#000" stroke-opacity="0">\n${drawn.join('\n')}\n</g>\n`;
}

/** A page as SVG at true size in which every object has its words: in its group of the drawing, and in the areas above it that are touched. */
export function touchSvg(scene: Scene, objects: readonly HeardObject[], idPrefix = ''): string {
  const words = new Map(objects.flatMap((object) => object.ids.map((id) => [id, wordsOf(object)] as const)));
  return sceneToSvg(scene, { objects: words, above: touchAreas(objects), idPrefix });
}
