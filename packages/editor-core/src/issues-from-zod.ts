import type { z } from 'zod';
import type { CoreErrorCode, Issue } from './issue.js';

/** Issues reported at most: more would only repeat themselves. */
const MAX_ISSUES = 50;

type ZodIssue = z.core.$ZodIssue;

function pathOf(issue: ZodIssue): (string | number)[] {
  return issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

/** What is wrong about a value, as values for a sentence; `reason` tells the sentences apart. */
function paramsOf(issue: ZodIssue): Record<string, string | number> {
  switch (issue.code) {
    case 'invalid_type':
      return { reason: 'type', expected: issue.expected };
    case 'too_small':
      return { reason: 'too_small', minimum: Number(issue.minimum) };
    case 'too_big':
      return { reason: 'too_big', maximum: Number(issue.maximum) };
    case 'invalid_value':
      return { reason: 'option', options: issue.values.map(String).join(', ') };
    case 'invalid_format':
      return { reason: 'format', format: issue.format };
    case 'invalid_union':
      return { reason: 'option' };
    default:
      return { reason: 'rule', rule: issue.message };
  }
}

/** The issues of a failed check in the core's words: `invalid` is the code of a bad value. At most 50. */
export function issuesFromZod(
  error: z.ZodError,
  codes: {
    readonly invalid: CoreErrorCode;
    readonly unknown: CoreErrorCode;
    readonly tooLarge: CoreErrorCode;
  },
): readonly Issue[] {
  const issues = error.issues.flatMap((issue): Issue[] => {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        code: codes.unknown,
        path: [...path, key],
        params: { property: key },
      }));
    }
    const isTooLarge = issue.code === 'too_big' && issue.origin === 'array';
    return [{ code: isTooLarge ? codes.tooLarge : codes.invalid, path, params: paramsOf(issue) }];
  });
  return issues.slice(0, MAX_ISSUES);
}
