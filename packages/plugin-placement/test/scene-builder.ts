import type { Document, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import {
  type Box,
  boxToBox,
  flattenPath,
  type Point,
  segmentToBox,
  segmentToSegment,
} from '@tastwerk/editor-core/geometry';
import { LEAD_LINE, uuidFrom } from '@tastwerk/editor-core/objects';
import { anchorAt } from '@tastwerk/editor-core/placing';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { type randomNumbers } from '../src/solver/anneal.js';
import { engine } from './engine.js';

const { kinds } = engine;

/** Distance that the known places keep, in mm: a little more than the rules ask for. */
const CLEAR_MM = 3.1;

/** Distances beyond this, in mm, are not measured: nothing asks for more. */
const FAR_MM = 20;

type Random = ReturnType<typeof randomNumbers>;
interface Placed {
  readonly object: PageObject;
  readonly segments: readonly (readonly [Point, Point])[];
  readonly halfMm: number;
  readonly bounds: Box;
}

/** A page that is filled piece by piece; nothing is taken that comes too near to what is there. */
export class SceneBuilder {
  readonly shapes: Placed[] = [];
  readonly labels: {
    readonly label: ObjectOf<'label'>;
    readonly box: Box;
    readonly lead: ObjectOf<'line'> | null;
  }[] = [];
  readonly area: Box;
  private count = 0;

  constructor(
    readonly document: Document,
    readonly resources: SceneResources,
    readonly random: Random,
    readonly seed: string,
  ) {
    this.area = safeAreaOf(document);
  }

  uuid(): string {
    this.count += 1;
    return uuidFrom(`${this.seed}/${this.count}`);
  }

  number(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[Math.floor(this.random() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  spot(marginMm: number): Point {
    const { x, y, width, height } = this.area;
    return {
      x: this.number(x + marginMm, x + width - marginMm),
      y: this.number(y + marginMm, y + height - marginMm),
    };
  }

  private placed(object: PageObject): Placed {
    const outline = kinds.outlineOf(object) ?? [];
    const segments = flattenPath(outline).flatMap(({ points, closed }) =>
      points.flatMap((from, index) => {
        const to = points[index + 1] ?? (closed ? points[0] : undefined);
        return to ? [[from, to] as const] : [];
      }),
    );
    const halfMm = 'borderWidth' in object && object.border ? object.borderWidth / 2 : 0;
    return { object, segments, halfMm, bounds: kinds.boundsOf(object) };
  }

  private gapTo(placed: Placed, other: Placed): number {
    if (boxToBox(placed.bounds, other.bounds) > FAR_MM) return FAR_MM;
    let least = Infinity;
    for (const [a, b] of placed.segments)
      for (const [c, d] of other.segments) least = Math.min(least, segmentToSegment(a, b, c, d));
    return least - placed.halfMm - other.halfMm;
  }

  private boxGap(placed: Placed, box: Box): number {
    if (boxToBox(placed.bounds, box) > FAR_MM) return FAR_MM;
    return Math.min(Infinity, ...placed.segments.map(([a, b]) => segmentToBox(a, b, box))) - placed.halfMm;
  }

  /** Takes a shape in where it keeps `clearMm` from all others but those of `touching`, and clear of labels. */
  addShape(object: PageObject, clearMm = 7, touching: readonly PageObject[] = []): boolean {
    const placed = this.placed(object);
    const bounds = kinds.boundsOf(object);
    const { x, y, width, height } = this.area;
    if (
      bounds.x < x ||
      bounds.y < y ||
      bounds.x + bounds.width > x + width ||
      bounds.y + bounds.height > y + height
    )
      return false;
    if (this.shapes.some((other) => !touching.includes(other.object) && this.gapTo(placed, other) < clearMm))
      return false;
    if (this.labels.some(({ box }) => this.boxGap(placed, box) < CLEAR_MM)) return false;
    if (this.labels.some(({ lead }) => lead && this.gapTo(placed, this.placed(lead)) < 7)) return false;
    this.shapes.push(placed);
    return true;
  }

  label(text: string, target: PageObject, point: Point): { label: ObjectOf<'label'>; size: Box } {
    const label = kinds.create('label', {
      uuid: this.uuid(),
      text,
      pristine: false,
      autoSize: true,
      width: 150,
      anchor: anchorAt(kinds, target, point),
      placing: 'free',
    });
    const { neededWidthMm: width, neededHeightMm: height } = labelLayout(
      this.document,
      0,
      label,
      this.resources,
    );
    return { label: { ...label, width, height }, size: { x: 0, y: 0, width, height } };
  }

  private isFree(box: Box): boolean {
    const { x, y, width, height } = this.area;
    if (box.x < x || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height)
      return false;
    if (this.labels.some((other) => boxToBox(other.box, box) < CLEAR_MM)) return false;
    if (this.labels.some(({ lead }) => lead && this.boxGap(this.placed(lead), box) < CLEAR_MM)) return false;
    return this.shapes.every((shape) => this.boxGap(shape, box) >= CLEAR_MM);
  }

  /** Takes a label in beside `point` of `target`: at one of many places between 3 and 6 mm from it. */
  addLabel(text: string, target: PageObject, point: Point): boolean {
    const { label, size } = this.label(text, target, point);
    const own = this.shapes.find(({ object }) => object === target);
    for (let tried = 0; tried < 60; tried += 1) {
      const turn = this.number(0, 2 * Math.PI);
      const reach = this.number(0, 24);
      const middle = {
        x: point.x + Math.cos(turn) * (reach + size.width / 2),
        y: point.y + Math.sin(turn) * (reach + size.height / 2),
      };
      const box = { ...size, x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
      if (!this.isFree(box)) continue;
      if (own && this.boxGap(own, box) > 5.5) continue;
      this.labels.push({ label: { ...label, x: box.x, y: box.y }, box, lead: null });
      return true;
    }
    return false;
  }

  /** Takes a label in at some distance of `point` of `target`, with a lead line to it. */
  addLedLabel(text: string, target: PageObject, point: Point, outwards: Point): boolean {
    const { label, size } = this.label(text, target, point);
    for (let tried = 0; tried < 40; tried += 1) {
      const turn = Math.atan2(point.y - outwards.y, point.x - outwards.x) + this.number(-0.7, 0.7);
      const lengthMm = this.number(12, 30);
      const from = { x: point.x + Math.cos(turn) * 3.6, y: point.y + Math.sin(turn) * 3.6 };
      const to = { x: from.x + Math.cos(turn) * lengthMm, y: from.y + Math.sin(turn) * lengthMm };
      const box = {
        ...size,
        x: Math.cos(turn) >= 0 ? to.x + 3.5 : to.x - 3.5 - size.width,
        y: to.y - size.height / 2,
      };
      const lead = kinds.create('line', {
        uuid: this.uuid(),
        x: to.x,
        y: to.y,
        dx: from.x - to.x,
        dy: from.y - to.y,
        borderWidth: LEAD_LINE.widthMm,
        leadsFrom: label.uuid,
      });
      const line = this.placed(lead);
      if (!this.isFree(box) || this.boxGap(line, box) > 4) continue;
      if (this.shapes.some((shape) => this.gapTo(shape, line) < (shape.object === target ? 3 : 7))) continue;
      if (this.labels.some((other) => this.boxGap(line, other.box) < CLEAR_MM)) continue;
      if (this.labels.some((other) => other.lead && this.gapTo(this.placed(other.lead), line) < 7)) continue;
      this.labels.push({ label: { ...label, x: box.x, y: box.y }, box, lead });
      return true;
    }
    return false;
  }

  takeLastShape(): void {
    this.shapes.pop();
  }
}
