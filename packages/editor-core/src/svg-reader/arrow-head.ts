import type { SvgNode } from './parse-tree.js';

/** Shapes of which heads are made; circles and boxes at an end are other marks. */
const HEAD_SHAPES = new Set(['path', 'polygon', 'polyline']);

/** Names that drawing programs give to marks that are no heads. */
const OTHER_MARK = /dot|circle|square|diamond|rhomb|stop|cross|tail|club|bar/iu;

/** Whether what a marker draws is an arrow head: a mark of straight sides that is not called otherwise. */
export function isArrowHead(marker: SvgNode | undefined): boolean {
  if (!marker || OTHER_MARK.test(marker.attributes['id'] ?? '')) return false;
  const drawn: SvgNode[] = [];
  const waiting = [...marker.children];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.name === 'g') waiting.push(...node.children);
    else drawn.push(node);
  }
  return drawn.length > 0 && drawn.every(({ name }) => HEAD_SHAPES.has(name));
}
