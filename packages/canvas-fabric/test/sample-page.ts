import type { Document, PageObject, PathObject, SceneResources } from '@tastwerk/editor-core';
import { NO_BRAILLE } from '@tastwerk/editor-core/braille';
import type { Point } from '@tastwerk/editor-core/geometry';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { createBlankDocument, createObject, kinds } from '@tastwerk/editor-core/standard';

/** A UUID that is always the same for `index`. */
export function uuidOf(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

/** Resources without braille. */
export const RESOURCES: SceneResources = { kinds, braille: NO_BRAILLE, font: bundledFontMetrics };

/** A filled square of 20 mm; `index` is its id. */
export function square(index: number, x: number, y: number): PageObject {
  return createObject('rect', { uuid: uuidOf(index), x, y, width: 20, height: 20, fill: 'yellow' });
}

/** An open path of straight lines from `origin` through `corners`, which are relative to it. */
export function openPath(index: number, origin: Point, ...corners: readonly Point[]): PathObject {
  const lines = corners.map(({ x, y }) => ({ kind: 'L', x, y }) as const);
  return createObject('path', {
    uuid: uuidOf(index),
    ...origin,
    points: [{ kind: 'M', x: 0, y: 0 }, ...lines],
  });
}

/** An A4 page with `objects`. */
export function documentWith(objects: readonly PageObject[]): Document {
  const blank = createBlankDocument({ uuid: uuidOf(9001), pageUuid: uuidOf(9002), language: 'de' });
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) };
}
