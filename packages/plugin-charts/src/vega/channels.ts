import { type Aggregate, AGGREGATES } from '../data/pivot.js';
import type { Records } from './records.js';
import { isJson, type Json, noteOthers, textOf, type VegaReport } from './report.js';

/** How Vega-Lite measures a field. */
export type MeasureType = 'quantitative' | 'temporal' | 'ordinal' | 'nominal';

/** What one channel of the encoding shows. */
export interface Channel {
  readonly name: string;
  readonly path: string;
  /** Absent for the count of rows. */
  readonly field?: string;
  readonly type: MeasureType;
  readonly aggregate?: Aggregate;
  /** Classes, of this width where the spec says so. */
  readonly bin?: { readonly step?: number };
  /** Null where the spec wants no name. */
  readonly title: string | null | undefined;
  readonly sort: unknown;
  readonly stack: unknown;
}

/** The channels that a mark shows. */
export type Channels = Readonly<Partial<Record<DataChannel, Channel>>>;

/** Channels that become a part of a chart. */
const DATA_CHANNELS = [
  'x',
  'y',
  'theta',
  'xOffset',
  'yOffset',
  'color',
  'fill',
  'stroke',
  'shape',
  'strokeDash',
  'detail',
] as const;

type DataChannel = (typeof DATA_CHANNELS)[number];

/** Channels that are data in a form that no chart has. */
const REFUSED_CHANNELS = [
  ...['x2', 'y2', 'theta2', 'radius2', 'row', 'column', 'facet', 'xError', 'xError2', 'yError', 'yError2'],
  ...['latitude', 'longitude', 'latitude2', 'longitude2', 'url'],
];

const TYPES: readonly MeasureType[] = ['quantitative', 'temporal', 'ordinal', 'nominal'];
const LINEAR_SCALES = ['linear', 'band', 'point', 'ordinal', 'time', 'utc'];
const KNOWN_KEYS = [
  'field',
  'type',
  'aggregate',
  'bin',
  'title',
  'axis',
  'sort',
  'stack',
  'scale',
  'timeUnit',
  'impute',
];

function aggregateOf(report: VegaReport, value: unknown, path: string): Aggregate | undefined {
  if (value === undefined || value === null) return undefined;
  const name = value === 'average' ? 'mean' : value;
  const found = AGGREGATES.find((one) => one === name);
  if (!found)
    report.refuse('VEGA_AGGREGATE', path, {
      name: isJson(value) ? Object.keys(value).join() : String(value),
    });
  return found;
}

function binOf(report: VegaReport, value: unknown, path: string): Channel['bin'] {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return {};
  if (!isJson(value)) {
    report.refuse('VEGA_BIN', path);
    return undefined;
  }
  noteOthers(report, value, path, ['step']);
  const { step } = value;
  return typeof step === 'number' && step > 0 ? { step } : {};
}

/** The scale is linear here; what the spec says else about it is left out. */
function noteScale(report: VegaReport, scale: unknown, path: string): void {
  if (scale === undefined) return;
  if (!isJson(scale)) return report.note('VEGA_LEFT_OUT', path);
  const { type } = scale;
  if (typeof type === 'string' && !LINEAR_SCALES.includes(type)) {
    report.note('VEGA_SCALE_LINEAR', `${path}.type`, { type });
  }
  noteOthers(report, scale, path, ['type']);
}

/** The name of the axis; other properties of the axis are left out. */
function titleOf(report: VegaReport, definition: Json, path: string): string | null | undefined {
  const { axis, title } = definition;
  const own = textOf(report, title, `${path}.title`);
  if (axis === undefined) return own;
  if (!isJson(axis)) {
    report.note('VEGA_LEFT_OUT', `${path}.axis`);
    return own;
  }
  noteOthers(report, axis, `${path}.axis`, ['title']);
  return Object.hasOwn(axis, 'title') ? textOf(report, axis['title'], `${path}.axis.title`) : own;
}

/** The type of a channel: as Vega-Lite has it where the spec leaves it out. */
function typeOf(report: VegaReport, definition: Json, path: string): MeasureType {
  const { type, aggregate, bin, sort } = definition;
  if (type !== undefined) {
    const found = TYPES.find((one) => one === type);
    if (!found) report.refuse('VEGA_TYPE', `${path}.type`, { type: String(type).slice(0, 40) });
    return found ?? 'nominal';
  }
  if ((aggregate !== undefined && aggregate !== null) || bin) return 'quantitative';
  return Array.isArray(sort) ? 'ordinal' : 'nominal';
}

/** Vega-Lite writes dots and brackets that belong to a name with a backslash. */
const plainField = (field: string): string => field.replaceAll(/\\([.[\]])/gu, '$1');

function fieldOf(report: VegaReport, field: unknown, path: string, records: Records): string | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string') {
    report.refuse('VEGA_EXPRESSION', path);
    return undefined;
  }
  const plain = plainField(field);
  if (records.fields.has(plain)) return plain;
  const isNested = plain === field && /[.[]/u.test(field);
  report.refuse(isNested ? 'VEGA_FIELD_NESTED' : 'VEGA_FIELD_UNKNOWN', path, {
    field: field.slice(0, 100),
    fields: [...records.fields].join(', ').slice(0, 200),
  });
  return undefined;
}

function channelOf(
  report: VegaReport,
  name: string,
  definition: unknown,
  records: Records,
  at = '',
): Channel | undefined {
  const path = `encoding.${name}${at}`;
  if (!isJson(definition)) {
    report.refuse('VEGA_EXPRESSION', path);
    return undefined;
  }
  if (definition['datum'] !== undefined) {
    report.refuse('VEGA_CHANNEL', `${path}.datum`);
    return undefined;
  }
  const isOfData = definition['field'] !== undefined || definition['aggregate'] !== undefined;
  if (!isOfData) {
    report.note('VEGA_LEFT_OUT', path);
    return undefined;
  }
  if (definition['timeUnit'] !== undefined) report.refuse('VEGA_TIME_UNIT', `${path}.timeUnit`);
  if (definition['impute'] !== undefined)
    report.refuse('VEGA_TRANSFORM', `${path}.impute`, { name: 'impute' });
  noteScale(report, definition['scale'], `${path}.scale`);
  noteOthers(report, definition, path, KNOWN_KEYS);
  const aggregate = aggregateOf(report, definition['aggregate'], `${path}.aggregate`);
  const field = fieldOf(report, definition['field'], `${path}.field`, records);
  const bin = binOf(report, definition['bin'], `${path}.bin`);
  return {
    name,
    path,
    ...(field === undefined ? {} : { field }),
    type: typeOf(report, definition, path),
    ...(aggregate === undefined ? {} : { aggregate }),
    ...(bin === undefined ? {} : { bin }),
    title: titleOf(report, definition, path),
    sort: definition['sort'],
    stack: definition['stack'],
  };
}

const isDataChannel = (name: string): name is DataChannel => DATA_CHANNELS.some((one) => one === name);

/** The channels of `encoding`: those that a mark may show; data that it cannot show is refused, looks are left out with a note. */
export function channelsOf(
  report: VegaReport,
  encoding: unknown,
  records: Records,
): { readonly channels: Channels; readonly details: readonly Channel[] } {
  const channels: Partial<Record<DataChannel, Channel>> = {};
  const details: Channel[] = [];
  if (!isJson(encoding)) {
    report.refuse('VEGA_CHANNEL_NEEDED', 'encoding');
    return { channels, details };
  }
  for (const [name, definition] of Object.entries(encoding)) {
    if (REFUSED_CHANNELS.includes(name)) report.refuse('VEGA_CHANNEL', `encoding.${name}`);
    else if (!isDataChannel(name)) report.note('VEGA_LEFT_OUT', `encoding.${name}`);
    else if (name === 'detail' && Array.isArray(definition)) {
      definition.forEach((one: unknown, index) => {
        const channel = channelOf(report, name, one, records, `[${index}]`);
        if (channel) details.push(channel);
      });
    } else {
      const channel = channelOf(report, name, definition, records);
      if (channel && name === 'detail') details.push(channel);
      else if (channel) channels[name] = channel;
    }
  }
  return { channels, details };
}
