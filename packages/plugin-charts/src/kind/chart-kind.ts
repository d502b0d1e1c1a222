import { fromKinds, type ObjectSchema, type ObjectType, type PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxCentre,
  boxContains,
  mapBox,
  rotatePoint,
  uniteBoxes,
} from '@tastwerk/editor-core/geometry';
import { boxFields, namedFields } from '@tastwerk/editor-core/objects';
import { z } from 'zod';
import { CHART_LIMITS } from '../sheet/fields.js';
import { chartSpecSchema, CHART_TYPES, describeChart } from '../types/index.js';
import { type ChartObject, laidOutChart } from './chart-object.js';

/** Cells of one text, objects that draw a chart, and length of a printed text: bounds far above what a sheet holds. */
const LIMITS = { cells: 1000, objects: 5000, lengthMm: 10_000 } as const;

const { x, y, width, height } = boxFields;

const hasFewTexts = (texts: object): boolean => Object.keys(texts).length <= CHART_LIMITS.texts;
const TOO_MANY = { message: 'too many texts' };

const length = z.number().min(0).max(LIMITS.lengthMm);

/** What a chart must look like whose objects hold to `member`. */
function chartSchemaOf(member: z.ZodType<PageObject>): ObjectSchema<ChartObject> {
  return z.strictObject({
    type: z.literal('chart'),
    ...namedFields,
    x,
    y,
    width,
    height,
    spec: chartSpecSchema,
    cells: z
      .record(z.string().max(CHART_LIMITS.titleLength), z.number().int().min(0).max(LIMITS.cells))
      .refine(hasFewTexts, TOO_MANY),
    printed: z
      .record(z.string().max(CHART_LIMITS.titleLength), z.strictObject({ widthMm: length, excessMm: length }))
      .refine(hasFewTexts, TOO_MANY)
      .exactOptional(),
    objects: z.array(member).max(LIMITS.objects),
  });
}

/** A new chart fills a good part of a sheet, in mm. */
const NEW_BOX: Box = { x: 20, y: 40, width: 170, height: 200 };

/** Properties from which the objects of a chart follow. */
const DRAWN_BY = ['spec', 'cells', 'printed', 'x', 'y', 'width', 'height'] as const;

const boxOf = ({ x, y, width, height }: ChartObject): Box => ({ x, y, width, height });

/** What an engine knows about charts: like a group, all that a chart draws its objects do. */
export const chartKind = fromKinds((kinds): ObjectType<ChartObject> => {
  let schema: ObjectSchema<ChartObject> | undefined;
  const move = (chart: ChartObject, dx: number, dy: number): ChartObject => ({
    ...chart,
    objects: chart.objects.map((object) => kinds.moveObject(object, dx, dy)),
    x: chart.x + dx,
    y: chart.y + dy,
  });
  const moveCentre = (chart: ChartObject, centre: { x: number; y: number }): ChartObject => {
    const own = boxCentre(boxOf(chart));
    return move(chart, centre.x - own.x, centre.y - own.y);
  };
  return {
    get schema() {
      return (schema ??= chartSchemaOf(kinds.memberSchema));
    },
    holding: chartSchemaOf,
    isMember: true,
    isRemovable: true,
    holdsParts: true,
    create: (input) => {
      const chart: ChartObject = {
        type: 'chart',
        moniker: '',
        hidden: false,
        locked: false,
        ...NEW_BOX,
        spec: CHART_TYPES.bar.sample('de'),
        cells: {},
        objects: [],
        ...input,
      };
      return chart.objects.length === 0 ? laidOutChart(kinds, chart) : chart;
    },
    frame: boxOf,
    angle: () => 0,
    bounds: (chart) => chart.objects.map(kinds.boundsOf).reduce<Box>(uniteBoxes, boxOf(chart)),
    outline: () => undefined,
    asPath: () => undefined,
    hits: (chart, { x, y }) => boxContains(boxOf(chart), { x, y, width: 0, height: 0 }),
    move,
    // Braille is level: a chart goes around the centre and stays upright.
    turn: (chart, degrees, centre) =>
      moveCentre(chart, rotatePoint(boxCentre(boxOf(chart)), centre, degrees)),
    resize: (chart, from, to) => laidOutChart(kinds, { ...chart, ...mapBox(boxOf(chart), from, to) }),
    follow: (_before, after, set) =>
      DRAWN_BY.some((name) => Object.hasOwn(set, name)) ? laidOutChart(kinds, after) : after,
    legendMarks: () => [],
    told({ spec }) {
      const { summary, details } = describeChart(spec);
      return { summary, data: details.split('\n').filter((line) => line !== '') };
    },
    scene: ({ objects }, context) => objects.flatMap((object) => kinds.objectPrimitives(object, context)),
    form: () => ({ role: 'holder', styles: [] }),
  };
});
