import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { startsWith, type ValuePath } from '../form/spec-values.js';

type SpecIssue = z.core.$ZodIssue;

/** What is wrong, in a sentence in the words of `t` (namespace `charts`). */
export function issueWords(issue: SpecIssue, type: string, t: TFunction<'charts'>): string {
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
