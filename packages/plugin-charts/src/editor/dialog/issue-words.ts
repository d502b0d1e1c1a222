import type { TFunction } from 'i18next';
import { formulaProblemText } from '../../formula/problem-texts.js';
import type { FormulaProblem, FormulaProblemCode } from '../../formula/syntax.js';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { filled } from '../../texts/filled.js';
import { OUTLINE_ISSUES } from '../../texts/outline-texts.js';
import type { SpecIssue } from '../form/spec-checks.js';
import { startsWith, type ValuePath } from '../form/spec-values.js';

const isOfOutline = (code: string): code is keyof typeof OUTLINE_ISSUES =>
  Object.hasOwn(OUTLINE_ISSUES, code);

const isOfFormula = (code: string): code is FormulaProblemCode => code.startsWith('FORMULA_');

/** Values of a sentence from what came with an issue. */
const valuesOf = (params: Readonly<Record<string, unknown>>): FormulaProblem['params'] =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );

/** What speaks against a formula or an outline, with its place; undefined for other issues. */
function textIssueWords(
  issue: SpecIssue,
  language: ChartLanguage,
  t: TFunction<'charts'>,
): string | undefined {
  if (issue.code !== 'custom') return undefined;
  const { message: code, params: given = {} } = issue;
  const params = valuesOf(given);
  if (isOfFormula(code)) {
    const text = formulaProblemText({ code, params, index: 0 }, language);
    return t('formula.issue', { at: params['at'], text });
  }
  if (!isOfOutline(code)) return undefined;
  return filled(OUTLINE_ISSUES[code][language], params);
}

/** What is wrong, in a sentence in the words of `t` (namespace `charts`). */
export function issueWords(
  issue: SpecIssue,
  type: string,
  t: TFunction<'charts'>,
  language: ChartLanguage,
): string {
  const ofText = textIssueWords(issue, language, t);
  if (ofText !== undefined) return ofText;
  const path = issue.path.filter((key) => typeof key === 'string').join('_');
  const own = [`errors.${type}.${path}`, `errors.${path}`];
  switch (issue.code) {
    case 'too_big':
      return t(
        issue.origin === 'string'
          ? 'errors.tooLong'
          : issue.origin === 'array'
            ? 'errors.tooMany'
            : 'errors.tooBig',
        {
          most: Number(issue.maximum),
        },
      );
    case 'too_small':
      return t(issue.origin === 'array' || issue.origin === 'string' ? 'errors.tooFew' : 'errors.tooSmall', {
        least: Number(issue.minimum),
      });
    case 'invalid_type':
      return t(issue.expected === 'number' || issue.expected === 'int' ? 'errors.number' : 'errors.missing');
    default:
      return t([...own, 'errors.other'], { defaultValue: t('errors.other') });
  }
}

/** The first issue at `path` itself. */
export const issueAt = (issues: readonly SpecIssue[], path: ValuePath): SpecIssue | undefined =>
  issues.find((issue) => issue.path.length === path.length && startsWith(issue.path, path));
