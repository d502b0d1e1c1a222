import type { LineObject, ObjectInput, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxContains,
  boxesMeet,
  boxToBox,
  distance,
  growBox,
  type Point,
  segmentToBox,
  segmentToSegment,
} from '@tastwerk/editor-core/geometry';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { drawLine, drawPath, drawSymbol, type LabelPlace, type LabelText, LINE_MM } from '../sheet/draw.js';
import type { ChartNote, Sheet } from '../sheet/sheet.js';
import { isInside, lengthOf, outsideOf } from './geometry.js';
import { boxesAlong, piecesApart, type Stroke } from './help-pieces.js';
import { boxesOf, drawWords, type Words, type WordsBoxes, wordsOf } from './words.js';

/** Radius of the disc that marks a point, in mm: the least size of a point symbol is 6 mm (TU Dresden LE_PS). */
export const POINT_MM = 3;
/** From black print to what swells, and to other print, in mm: print does not swell, but it is read. */
const PRINT_GAP_MM = 1;
/** What rounding of places may cost, in mm. */
const SPARE_MM = 0.06;
/** Pieces of a help line shorter than this, in mm, are left out: they are felt as specks. */
const LEAST_PIECE_MM = 12.6;

type LineValues = Omit<ObjectInput<LineObject>, 'uuid' | 'x' | 'y' | 'dx' | 'dy'>;
type PathValues = Omit<ObjectInput<Extract<PageObject, { type: 'path' }>>, 'uuid' | 'points'>;
type Filled = Pick<PathValues, 'fill' | 'pattern' | 'border' | 'borderWidth' | 'borderStyle' | 'moniker'>;

/** What a name stands beside: a place with the radius of its mark, and where the name would stand best. */
export interface NameWish {
  readonly at: Point;
  readonly radius?: number;
  /** Directions in degrees, counter-clockwise from the right, best first; all around when absent. */
  readonly directions?: readonly number[];
  /** Width in mm at which the name breaks into lines. */
  readonly mostMm?: number;
  /** Whether a lead line may be drawn. */
  readonly mayLead?: boolean;
}

const TWELVE_WAYS = [45, 135, 315, 225, 0, 180, 90, 270, 22, 158, 338, 202] as const;

/**
 * What a figure draws, in page mm. It keeps the place of all that is drawn, so that names are put where there is room: labels keep the
 * distance of the guidelines from what swells and from each other. Labels lie above all else.
 */
export class Drawing {
  readonly #sheet: Sheet;
  readonly #marks: PageObject[] = [];
  readonly #labels: PageObject[] = [];
  readonly #help: {
    readonly role: string;
    readonly points: readonly Point[];
    readonly values: LineValues;
  }[] = [];
  readonly #strokes: Stroke[] = [];
  readonly #discs: { readonly at: Point; readonly radius: number }[] = [];
  readonly #areas: (readonly Point[])[] = [];
  readonly #words: WordsBoxes[] = [];
  readonly #leads: (readonly [Point, Point])[] = [];
  readonly #notes: ChartNote[] = [];
  readonly #clearMm: number;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#clearMm = sheet.profile.labelGap.minMm + SPARE_MM;
  }

  /** Keeps names away from the line through `points`, and with `isArea` from the inside of it. */
  block(points: readonly Point[], halfMm: number, isArea = false): void {
    const ends = points.length === 1 ? [...points, ...points] : points;
    ends.slice(1).forEach((b, index) => {
      this.#strokes.push({ a: ends[index] ?? b, b, halfMm });
    });
    if (isArea) this.#areas.push(points);
  }

  line(role: string, from: Point, to: Point, values: LineValues = {}): void {
    const object = drawLine(this.#sheet, role, from, to, values);
    this.#marks.push(object);
    this.block([from, to], object.borderWidth / 2);
    if (values.startArrow) this.#blockHead(to, from);
    if (values.endArrow) this.#blockHead(from, to);
  }

  /** An open line through `points`; with `endArrow` it has a head. */
  path(role: string, points: readonly Point[], values: PathValues = {}): void {
    this.#marks.push(drawPath(this.#sheet, role, points, values));
    this.block(points, (values.borderWidth ?? LINE_MM.data) / 2);
    const [last, before] = [points.at(-1), points.at(-2)];
    if (values.endArrow && last && before) this.#blockHead(before, last);
  }

  /** The outline through `corners`, closed. */
  polygon(role: string, corners: readonly Point[], values: Filled = {}, isArea = false): void {
    this.#marks.push(drawPath(this.#sheet, role, corners, { ...values, closed: true }));
    this.block([...corners, ...corners.slice(0, 1)], (values.borderWidth ?? LINE_MM.data) / 2, isArea);
  }

  rect(role: string, box: Box, values: Filled = {}, isArea = false): void {
    const { x, y, width, height } = box;
    this.#marks.push(
      this.#sheet.kinds.create('rect', {
        uuid: this.#sheet.id(role),
        borderWidth: LINE_MM.data,
        ...box,
        ...values,
      }),
    );
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
      { x, y },
    ];
    this.block(corners, (values.borderWidth ?? LINE_MM.data) / 2, isArea);
  }

  ellipse(role: string, { x, y }: Point, radiusX: number, radiusY = radiusX, values: Filled = {}): void {
    const box = { x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY };
    this.#marks.push(
      this.#sheet.kinds.create('ellipse', {
        uuid: this.#sheet.id(role),
        borderWidth: LINE_MM.data,
        ...box,
        ...values,
      }),
    );
    const points = Array.from({ length: 73 }, (_, step) => ({
      x: x + radiusX * Math.cos((step * Math.PI) / 36),
      y: y + radiusY * Math.sin((step * Math.PI) / 36),
    }));
    this.block(points, (values.borderWidth ?? LINE_MM.data) / 2);
  }

  /** A disc that marks a point. */
  disc(role: string, at: Point, radius = POINT_MM, moniker = ''): void {
    const box = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
    this.#marks.push(
      this.#sheet.kinds.create('ellipse', {
        uuid: this.#sheet.id(role),
        ...box,
        fill: 'black',
        border: false,
        moniker,
      }),
    );
    this.#discs.push({ at, radius });
    this.block([at], radius);
  }

  /** A point symbol of 8 mm. */
  symbol(role: string, symbol: Parameters<typeof drawSymbol>[2], at: Point): void {
    this.#marks.push(drawSymbol(this.#sheet, role, symbol, at));
    this.block([at], symbol === 'ring' ? 5 : 4.5);
  }

  /** A thin line that is drawn in pieces clear of labels. */
  help(role: string, points: readonly Point[], values: LineValues = {}): void {
    this.#help.push({ role, points, values });
  }

  /** `words` at `place`, whether or not it is free. */
  put(role: string, words: Words, place: LabelPlace): WordsBoxes {
    const boxes = boxesOf(words, place);
    this.#labels.push(drawWords(this.#sheet, role, words, place));
    this.#words.push(boxes);
    return boxes;
  }

  /** A label of one line at `place`, whether or not it is free. */
  label(role: string, text: LabelText | string, place: LabelPlace): WordsBoxes {
    return this.put(role, wordsOf(this.#sheet, typeof text === 'string' ? { text } : text), place);
  }

  /** Whether `words` may stand at `place`. */
  isFree(words: Words, place: LabelPlace): boolean {
    const { dots, print, all } = boxesOf(words, place);
    if (!boxContains(this.#sheet.area, all)) return false;
    const near = growBox(all, this.#clearMm);
    const isClear = this.#strokes.every(({ a, b, halfMm }) => {
      const box = {
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.abs(b.x - a.x),
        height: Math.abs(b.y - a.y),
      };
      if (!boxesMeet(growBox(box, halfMm), near)) return true;
      return (
        segmentToBox(a, b, dots) - halfMm >= this.#clearMm &&
        segmentToBox(a, b, print) - halfMm >= PRINT_GAP_MM
      );
    });
    const middle = { x: all.x + all.width / 2, y: all.y + all.height / 2 };
    return (
      isClear &&
      !this.#areas.some((area) => isInside(middle, area)) &&
      this.#words.every(
        (other) =>
          boxToBox(other.dots, dots) >= this.#clearMm &&
          boxToBox(other.dots, print) >= PRINT_GAP_MM &&
          boxToBox(other.print, dots) >= PRINT_GAP_MM &&
          boxToBox(other.print, print) >= PRINT_GAP_MM,
      )
    );
  }

  /** Writes `label` beside a place, free of all that is drawn so far; with a lead line where nothing else is free. False where it has no room. */
  name(role: string, label: LabelText, wish: NameWish): boolean {
    const words = wordsOf(this.#sheet, label, wish.mostMm);
    const directions = wish.directions ?? TWELVE_WAYS;
    const radius = wish.radius ?? POINT_MM;
    for (const extra of [0, 1.5, 3, 5]) {
      for (const direction of directions) {
        const place = this.#beside(words, wish.at, radius + extra, direction);
        if (!this.isFree(words, place)) continue;
        this.put(role, words, place);
        return true;
      }
    }
    return (wish.mayLead ?? true) && this.#lead(role, words, wish.at, radius);
  }

  /** Says that a name had no room. */
  noRoom(text: string): void {
    this.note('figure-label-no-room', { text }, true);
  }

  note(code: string, params: ChartNote['params'], isOpen: boolean): void {
    if (
      !this.#notes.some(
        (note) => note.code === code && JSON.stringify(note.params) === JSON.stringify(params),
      )
    )
      this.#notes.push({ code, params, isOpen });
  }

  get notes(): readonly ChartNote[] {
    if (this.#discs.some((disc) => this.#isClose(disc))) this.note('figure-points-close', {}, true);
    return this.#notes;
  }

  /** Whether a point lies so close beside something that a finger takes both for one; what it lies on belongs to it. */
  #isClose({ at, radius }: { readonly at: Point; readonly radius: number }): boolean {
    const help = this.#help.flatMap(({ points }) =>
      points.slice(1).map((b, index) => ({ a: points[index] ?? b, b, halfMm: LINE_MM.help / 2 })),
    );
    const gaps = [...this.#strokes, ...help]
      .filter(({ a, b, halfMm }) => !(a === at && b === at && halfMm === radius))
      .map(({ a, b, halfMm }) => segmentToSegment(at, at, a, b) - radius - halfMm);
    const touches = gaps.some((gap) => gap <= SPARE_MM);
    return !touches && gaps.some((gap) => gap < this.#sheet.profile.gapElements.warningMm);
  }

  /** All that was drawn, from the back to the front. */
  objects(): readonly PageObject[] {
    const half = LINE_MM.help / 2;
    const kept = [
      ...this.#words.flatMap(({ dots, print }) => [
        growBox(dots, this.#clearMm + half),
        growBox(print, PRINT_GAP_MM + half),
      ]),
      ...this.#leads.flatMap(([from, to]) => boxesAlong(from, to, this.#clearMm + half)),
    ];
    const pieces = this.#help.flatMap(({ role, points, values }) =>
      outsideOf(points, kept)
        .filter((piece) => lengthOf(piece) >= LEAST_PIECE_MM)
        .map((piece, index) => ({ role: `${role} ${index}`, points: piece, halfMm: half, values })),
    );
    const help = piecesApart(pieces, this.#strokes, this.#sheet.profile.gapElements.warningMm).map(
      ({ role, points, values }) => {
        const [from, to] = [points[0], points.at(-1)];
        const look = { borderWidth: LINE_MM.help, ...values };
        return points.length === 2 && from && to
          ? drawLine(this.#sheet, role, from, to, look)
          : drawPath(this.#sheet, role, points, look);
      },
    );
    return [...help, ...this.#marks, ...this.#labels];
  }

  /** Where `words` stand in the direction `degrees` of a mark, as near to it as they may. */
  #beside(words: Words, at: Point, radius: number, degrees: number): LabelPlace {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
    const align = dx > 0.3 ? 'left' : dx < -0.3 ? 'right' : 'center';
    const share = align === 'left' ? 0 : align === 'right' ? 1 : 0.5;
    const { all } = boxesOf(words, { x: 0, y: 0, align });
    const needed = radius + this.#clearMm;
    for (let reach = 0; reach < 300; reach += 0.4) {
      // The middle of the words goes along the direction until dots and print are clear of the mark.
      const x = at.x + dx * reach - all.width / 2 + all.width * share;
      const y = at.y + dy * reach - words.height / 2;
      const place = { x, y, align } as const;
      const { dots, print } = boxesOf(words, place);
      const isClear =
        segmentToBox(at, at, dots) >= needed && segmentToBox(at, at, print) >= radius + PRINT_GAP_MM;
      if (isClear) return place;
    }
    return { x: at.x, y: at.y, align };
  }

  #lead(role: string, words: Words, at: Point, radius: number): boolean {
    const start = radius + LEAD_LINE.gapMm + LEAD_LINE.widthMm / 2 + SPARE_MM;
    for (const length of [10, 14, 18, 24, 30, 36]) {
      for (let degrees = 0; degrees < 360; degrees += 15) {
        const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
        const from = { x: at.x + dx * start, y: at.y + dy * start };
        const to = { x: from.x + dx * length, y: from.y + dy * length };
        if (!this.#isWayFree(from, to)) continue;
        const place = this.#atLead(words, from, to, degrees);
        if (!place) continue;
        this.#leads.push([from, to]);
        this.line(`${role} lead`, from, to, { borderWidth: LEAD_LINE.widthMm });
        this.put(role, words, place);
        return true;
      }
    }
    return false;
  }

  /** Where `words` stand at the end of a lead line: their dots beside it, for print between them would part it from its name. */
  #atLead(words: Words, from: Point, to: Point, degrees: number): LabelPlace | undefined {
    const half = LEAD_LINE.widthMm / 2;
    const { dots: level } = boxesOf(words, { x: 0, y: 0, align: 'left' });
    const y = to.y - level.y - level.height / 2;
    const beside = this.#clearMm + half;
    const places: readonly LabelPlace[] = [
      this.#beside(words, to, half, degrees),
      { x: to.x + beside, y, align: 'left' },
      { x: to.x - beside, y, align: 'right' },
    ];
    return places.find((place) => {
      const { dots, print } = boxesOf(words, place);
      const gap = segmentToBox(from, to, dots) - half;
      return (
        gap >= this.#clearMm - SPARE_MM / 2 &&
        segmentToBox(to, to, dots) - half <= this.#sheet.profile.labelGap.maxMm - SPARE_MM &&
        segmentToBox(from, to, print) - half >= PRINT_GAP_MM &&
        this.isFree(words, place)
      );
    });
  }

  /** Whether a thin line may be drawn here without coming near anything. */
  #isWayFree(from: Point, to: Point): boolean {
    const { gapElements, gapLines, crossing } = this.#sheet.profile;
    const half = LEAD_LINE.widthMm / 2;
    const gap = gapElements.warningMm + half;
    const keeps = ({ a, b, halfMm }: Stroke): boolean => {
      const apart = segmentToSegment(a, b, from, to) - halfMm - half;
      if (apart < gapElements.warningMm) return false;
      // Lines beside each other keep farther apart than other things, and than those that follow each other.
      const length = distance(from, to);
      const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const [start, end] = [a, b].map(({ x, y }) => (x - from.x) * ux + (y - from.y) * uy);
      const across = Math.abs((b.x - a.x) * uy - (b.y - a.y) * ux);
      const isParallel = across < distance(a, b) * Math.sin((crossing.minDegrees * Math.PI) / 180);
      const isBeside = Math.max(start ?? 0, end ?? 0) > 0 && Math.min(start ?? 0, end ?? 0) < length;
      return !isParallel || !isBeside || apart >= gapLines.warningMm;
    };
    return (
      this.#strokes.every(keeps) &&
      this.#words.every(
        ({ dots, print }) =>
          segmentToBox(from, to, dots) >= gap &&
          segmentToBox(from, to, print) >= PRINT_GAP_MM + LEAD_LINE.widthMm / 2,
      )
    );
  }

  #blockHead(from: Point, tip: Point): void {
    const length = distance(from, tip);
    if (length === 0) return;
    const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
    // Legs of the core's heads: 9.4 mm long, 11.2 mm wide.
    for (const side of [1, -1]) {
      const leg = { x: tip.x - ux * 9.4 - side * uy * 5.6, y: tip.y - uy * 9.4 + side * ux * 5.6 };
      this.block([leg, tip], 0.75);
    }
  }
}
