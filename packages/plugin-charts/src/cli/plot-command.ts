import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  type PluginAnswer,
  type PluginCall,
  type PluginCommand,
  refusal,
  usage,
} from '@tastwerk/render/plugins';
import { dataIssueSentence } from '../data/index.js';
import { parseFormula } from '../formula/parse-formula.js';
import { printFormula } from '../formula/print.js';
import { formulaProblemText } from '../formula/problem-texts.js';
import { readTerm } from '../formula/term.js';
import { checkedSpec } from '../making/spec-of-table.js';
import { sheetAnswer, sheetLanguage, sheetOptions, SHEET_VALUES } from './sheet-answer.js';
import { say } from './call-texts.js';

/** Fields of specs by the flags that set them. */
const FLAG_FIELDS = {
  degrees: { isInDegrees: true },
  zeros: { hasZeros: true },
  extrema: { hasExtrema: true },
  intersections: { hasIntersections: true },
  asymptotes: { hasAsymptotes: true },
  'free-scale': { isEqualScale: false },
} as const;

const PLOT_VALUES = ['x', 'y', 'x-step', 'y-step', 'param', 'tangent', 'area', 'area-between'] as const;

/** What cannot be read: a sentence. */
type Read<T> = Result<T, string>;

/** `-3..3`, or `-2π..2π`. */
function rangeOf(
  { options, language }: PluginCall,
  option: string,
): Read<readonly [number, number] | undefined> {
  const text = options.get(option);
  if (text === undefined) return ok(undefined);
  const [first = '', second = '', ...others] = text.split('..');
  const [from, to] = [readTerm(first), readTerm(second)];
  const isRange = others.length === 0 && from !== undefined && to !== undefined && from < to;
  return isRange ? ok([from, to]) : fail(say(language, 'notARange', { option, value: text }));
}

/** `a=2; b=0,5`. A comma parts parameters only before the name of the next. */
function parametersOf({ options, language }: PluginCall): Read<Readonly<Record<string, number>>> {
  const parameters: Record<string, number> = {};
  const parts = (options.get('param') ?? '').split(/[;\s]+(?=\p{L}+\s*=)|,\s*(?=\p{L}+\s*=)/u);
  for (const part of parts) {
    if (part.trim() === '') continue;
    const [, name, text = ''] = /^\s*(\p{L}{1,20})\s*=([^=]+)$/u.exec(part) ?? [];
    const value = readTerm(text.replace(/;\s*$/u, ''));
    if (name === undefined || value === undefined)
      return fail(say(language, 'notAParameter', { value: part.trim() }));
    parameters[name] = value;
  }
  return ok(parameters);
}

/** The step of an axis, as a field of the spec. */
function stepOf({ options, language }: PluginCall, option: string): Read<{ readonly step?: number }> {
  const text = options.get(option);
  if (text === undefined) return ok({});
  const step = readTerm(text);
  return step !== undefined && step > 0
    ? ok({ step })
    : fail(say(language, 'notANumber', { option, value: text }));
}

/** What is drawn besides graphs: a tangent of the first, areas below it and between it and the second. */
function additionsOf(call: PluginCall): Read<Readonly<Record<string, unknown>>> {
  const { options, language } = call;
  const [under, between] = [rangeOf(call, 'area'), rangeOf(call, 'area-between')];
  if (!under.ok) return under;
  if (!between.ok) return between;
  const tangent = options.get('tangent');
  const at = tangent === undefined ? undefined : readTerm(tangent);
  if (tangent !== undefined && at === undefined) {
    return fail(say(language, 'notANumber', { option: 'tangent', value: tangent }));
  }
  const area = (range: readonly [number, number] | undefined, other: number | null) =>
    range ? [{ graph: 0, other, from: range[0], to: range[1] }] : [];
  return ok({
    tangents: at === undefined ? [] : [{ graph: 0, at }],
    areas: [...area(under.value, null), ...area(between.value, 1)],
  });
}

/** The fields of the spec that options set. */
function fieldsOf(call: PluginCall): Read<Readonly<Record<string, unknown>>> {
  const { options } = call;
  const flags = Object.entries(FLAG_FIELDS).flatMap(([option, fields]) =>
    options.has(option) ? [fields] : [],
  );
  const axes: Record<string, unknown> = {};
  for (const axis of ['x', 'y'] as const) {
    const range = rangeOf(call, axis);
    if (!range.ok) return range;
    const step = stepOf(call, `${axis}-step`);
    if (!step.ok) return step;
    const name = options.get(`${axis}-name`);
    axes[axis] = {
      ...(range.value ? { from: range.value[0], to: range.value[1] } : {}),
      ...step.value,
      ...(name === undefined ? {} : { name }),
    };
  }
  const parameters = parametersOf(call);
  if (!parameters.ok) return parameters;
  const additions = additionsOf(call);
  if (!additions.ok) return additions;
  return ok({ ...Object.assign({}, ...flags), ...axes, ...additions.value, parameters: parameters.value });
}

/** Formulas as a school book prints them, or what is wrong with the first that cannot be read and where. */
function printedFormulas(
  formulas: readonly string[],
  {
    parameters,
    degrees,
  }: { readonly parameters: Readonly<Record<string, number>>; readonly degrees: boolean },
  { language: spoken }: PluginCall,
  language: 'de' | 'en',
): Read<readonly string[]> {
  const printed: string[] = [];
  for (const text of formulas) {
    const formula = parseFormula(text, { parameters, degrees });
    if (!formula.ok) {
      const { index } = formula.error;
      const sentence = formulaProblemText(formula.error, spoken);
      return fail(say(spoken, 'formula', { formula: text.slice(0, 100), place: index + 1, sentence }));
    }
    printed.push(printFormula(formula.value, language));
  }
  return ok(printed);
}

/** Titles are no longer than a few lines. */
const MOST_TITLE = 200;

async function plot(call: PluginCall): Promise<PluginAnswer> {
  const { positionals: formulas, options, language: spoken } = call;
  if (formulas.length === 0) return usage(say(spoken, 'noFormula'));
  const sheet = sheetOptions(call);
  if (!sheet.ok) return usage(sheet.error);
  const fields = fieldsOf(call);
  if (!fields.ok) return usage(fields.error);
  const parameters = parametersOf(call);
  if (!parameters.ok) return usage(parameters.error);
  const language = sheetLanguage(call, sheet.value);
  const reading = { parameters: parameters.value, degrees: options.has('degrees') };
  const printed = printedFormulas(formulas, reading, call, language);
  if (!printed.ok) return usage(printed.error);
  if (options.has('area-between') && formulas.length < 2) return usage(say(spoken, 'twoFormulas'));
  const spec = checkedSpec({
    ...fields.value,
    type: 'function',
    title: options.get('title') ?? printed.value.join(', ').slice(0, MOST_TITLE),
    language,
    graphs: formulas.map((formula) => ({ formula })),
  });
  return spec.ok
    ? sheetAnswer(spec.value, call, sheet.value, [])
    : refusal([dataIssueSentence(spec.error, spoken)]);
}

/** `tastwerk plot`: formulas become a sheet with their graphs. */
export const plotCommand: PluginCommand = {
  flags: Object.keys(FLAG_FIELDS),
  values: [...SHEET_VALUES, ...PLOT_VALUES],
  run: plot,
};
