import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { boxCentre, type Point } from '@tastwerk/editor-core/geometry';
import { anchorPlace } from '@tastwerk/editor-core/placing';
import type { Drawing } from './drawing.js';

/** A written label, and where its text stood before its braille grew: at the place that its tie names. Page mm. */
export interface PlacedText {
  readonly label: ObjectOf<'label'>;
  readonly at: Point;
  /** What it names; undefined for a bare place, and for nothing. */
  readonly named: PageObject | undefined;
}

/** The written labels of a drawing but its title. */
export const placedTexts = (kinds: Kinds, { objects }: Pick<Drawing, 'objects'>): readonly PlacedText[] =>
  objects.flatMap((object) => {
    if (object.type !== 'label' || object.isTitle || object.text.trim() === '') return [];
    const place = object.anchor && anchorPlace(kinds, object.anchor, objects);
    return [{ label: object, at: place?.point ?? boxCentre(object), named: place?.object }];
  });
