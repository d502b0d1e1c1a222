import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  oneFileOnly,
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  usage,
} from '@tastwerk/render/plugins';
import { type DataIssue, dataIssueSentence, detectedSentence, readTable } from '../data/index.js';
import { checkedSpec, specOfTable, TABLE_TYPES } from '../making/spec-of-table.js';
import { withTitle } from '../making/suggested-title.js';
import { type ChartSpec, type ChartTypeName } from '../types/index.js';
import { jsonChartIn, readVega, specIssueSentence } from '../vega/index.js';
import { SHEET_VALUES, sheetAnswer, sheetLanguage, sheetOptions } from './sheet-answer.js';
import { say } from './call-texts.js';

/** Fields of specs by the options that set them. */
const FLAG_FIELDS = {
  horizontal: { isHorizontal: true },
  stacked: { isStacked: true },
  points: { hasPoints: true },
  regression: { hasRegression: true },
  merge: { isMerged: true },
} as const;
const NUMBER_FIELDS = { 'class-width': 'classWidth', each: 'each' } as const;
const WORD_FIELDS = { percent: 'percent', symbol: 'symbol' } as const;

/** What the legend is called in English, as a value of an option. */
const KEY = 'key';

/** Options that say how a table is read, besides those that set fields. */
const TABLE_FLAGS = ['header', 'no-header'] as const;
const TABLE_VALUES = ['type', 'names', 'values', 'group'] as const;

const FLAGS = [...Object.keys(FLAG_FIELDS), ...TABLE_FLAGS];
const FIELD_VALUES = [...Object.keys(NUMBER_FIELDS), ...Object.keys(WORD_FIELDS)];

/** Options that no file takes which says itself what its chart looks like. */
const ONLY_TABLES: readonly string[] = [...FLAGS, ...TABLE_VALUES, ...FIELD_VALUES, 'x-name', 'y-name'];

/** What a file becomes, with sentences about how it was read; a failure is an answer. */
type Made = Result<{ readonly spec: ChartSpec; readonly remarks: readonly string[] }, PluginAnswer>;

/** What is wrong with the value of an option. */
interface SettingsProblem {
  readonly option: string;
  readonly value: string;
}

/** Fields of the spec that options set, with the option of each. */
function settingsOf(
  options: PluginCall['options'],
): Result<{ settings: Record<string, unknown>; optionOf: ReadonlyMap<string, string> }, SettingsProblem> {
  const settings: Record<string, unknown> = {};
  const optionOf = new Map<string, string>();
  const set = (option: string, field: string, value: unknown) => {
    settings[field] = value;
    optionOf.set(field, option);
  };
  for (const [option, fields] of Object.entries(FLAG_FIELDS)) {
    if (!options.has(option)) continue;
    for (const [field, value] of Object.entries(fields)) set(option, field, value);
  }
  for (const [option, field] of Object.entries(NUMBER_FIELDS)) {
    const text = options.get(option);
    if (text === undefined) continue;
    const value = Number(text.replace(',', '.'));
    if (!Number.isFinite(value)) return fail({ option, value: text });
    set(option, field, value);
  }
  for (const [option, field] of Object.entries(WORD_FIELDS)) {
    const text = options.get(option);
    if (text !== undefined) set(option, field, text === KEY ? 'legend' : text);
  }
  return ok({ settings, optionOf });
}

const isTableType = (name: string): name is ChartTypeName => TABLE_TYPES.some((type) => type === name);

const listOf = (names: string | undefined) =>
  names
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The chart of a table. */
function ofTable(bytes: Uint8Array, call: PluginCall, language: ChartSpec['language']): Made {
  const { options, language: spoken } = call;
  const allowed = TABLE_TYPES.join(', ');
  const type = options.get('type')?.toLowerCase();
  if (type === undefined) return fail(usage(say(spoken, 'noType', { allowed })));
  if (!isTableType(type)) return fail(usage(say(spoken, 'unknownType', { value: type, allowed })));
  const read = settingsOf(options);
  if (!read.ok) return fail(usage(say(spoken, 'notANumber', { ...read.error })));
  const { settings, optionOf } = read.value;

  const header = options.has('header')
    ? { hasHeader: true }
    : options.has('no-header')
      ? { hasHeader: false }
      : {};
  const table = readTable(bytes, { language, ...header });
  if (!table.ok) return fail(refusal([dataIssueSentence(table.error, spoken)]));
  const remarks = [detectedSentence(table.value, spoken)];
  // The names of axes are those below and at the left; bars that lie have their rows at the left.
  const [x, y] = [options.get('x-name'), options.get('y-name')];
  const [rowsName, valuesName] = options.has('horizontal') ? [y, x] : [x, y];
  const [names, values, group] = [options.get('names'), listOf(options.get('values')), options.get('group')];
  const spec = specOfTable(type, table.value, {
    // What stands alone above a table is its title.
    title: options.get('title') ?? table.value.detected.leadingLines[0] ?? '',
    language,
    settings,
    ...(rowsName === undefined ? {} : { rowsName }),
    ...(valuesName === undefined ? {} : { valuesName }),
    ...(names === undefined ? {} : { names }),
    ...(values === undefined ? {} : { values }),
    ...(group === undefined ? {} : { group }),
  });
  if (spec.ok) {
    const numbers = table.value.columns.filter(({ kind }) => kind === 'numbers');
    const isChosen = values !== undefined || !OF_ONE_COLUMN.includes(type) || numbers.length < 2;
    const columns = numbers.map(({ header, column }) => header || column).join(', ');
    return ok({
      spec: withTitle(spec.value),
      remarks: isChosen ? remarks : [...remarks, say(spoken, 'oneColumn', { columns })],
    });
  }
  const option = optionOf.get(String(spec.error.params['path'] ?? ''));
  return fail(
    option === undefined
      ? refusal([...remarks, dataIssueSentence(spec.error, spoken)])
      : usage(say(spoken, 'optionOfType', { option, type })),
  );
}

/** The chart of JSON that says itself what it looks like: a spec of ours. */
function ofSpec(json: object, call: PluginCall): Made {
  const title = call.options.get('title');
  const checked: Result<ChartSpec, DataIssue> = checkedSpec(title === undefined ? json : { ...json, title });
  return checked.ok
    ? ok({ spec: checked.value, remarks: [] })
    : fail(refusal([dataIssueSentence(checked.error, call.language)]));
}

/** The chart of a Vega-Lite spec, with what it leaves out. */
function ofVega(json: object, call: PluginCall, language: ChartSpec['language']): Made {
  const { options, language: spoken } = call;
  const title = options.get('title');
  const chart = readVega(json, { language, ...(title === undefined ? {} : { title }) });
  if (!chart.ok) return fail(refusal(chart.error.map((issue) => specIssueSentence(issue, spoken))));
  const { spec, notes } = chart.value;
  const remarks = notes.map((issue) => say(spoken, 'note', { sentence: specIssueSentence(issue, spoken) }));
  return ok({ spec: withTitle(spec), remarks });
}

/** Types that show one column of numbers. */
const OF_ONE_COLUMN: readonly ChartTypeName[] = ['pie', 'histogram', 'pictogram'];

/** `tastwerk chart`: data becomes a sheet with a chart. */
export const chartCommand: PluginCommand = {
  flags: FLAGS,
  values: [...SHEET_VALUES, ...TABLE_VALUES, ...FIELD_VALUES],
  run: async (call) => {
    const { positionals, options, language, readFile } = call;
    const [path, extra] = positionals;
    if (path === undefined) return usage(say(language, 'noData'));
    if (extra !== undefined) return usage(oneFileOnly(language, extra));
    const sheet = sheetOptions(call);
    if (!sheet.ok) return usage(sheet.error);
    const file = await readFile(path);
    if (!file.ok) return refusal([file.error]);
    const chart = jsonChartIn(file.value);
    const stray = chart ? ONLY_TABLES.find((option) => options.has(option)) : undefined;
    if (stray !== undefined) return usage(say(language, 'optionOfTable', { option: stray }));
    const own = sheetLanguage(call, sheet.value);
    const made = !chart
      ? ofTable(file.value, call, own)
      : chart.kind === 'vega'
        ? ofVega(chart.json, call, own)
        : ofSpec(chart.json, call);
    return made.ok ? sheetAnswer(made.value.spec, call, sheet.value, made.value.remarks) : made.error;
  },
};
