import { describe, expect, it } from '@jest/globals';
import { errorBodySchema } from './error-body.js';
import { isErrorBody } from './is-error-body.js';

const BODY = { error: 'INTERNAL', type: 'Bug', message: 'Something broke.', correlationId: 'abc' };

describe('the body of a refusal', () => {
  it.each<[string, unknown, boolean]>([
    ['with what must be there', BODY, true],
    ['with all that may be there', { ...BODY, detail: 'x', 'field-error': ['login', 'required'] }, true],
    ['with places in a document', { ...BODY, issues: [{ code: 'INTERNAL', path: ['pages', 0] }] }, true],
    ['with more than is known', { ...BODY, hint: 1 }, true],
    ['of a code that nobody knows', { ...BODY, error: 'NO_SUCH_CODE' }, false],
    ['of a class that nobody knows', { ...BODY, type: 'toString' }, false],
    ['without a sentence', { ...BODY, message: undefined }, false],
    ['without an id', { ...BODY, correlationId: 7 }, false],
    ['with a detail that is no text', { ...BODY, detail: 1 }, false],
    ['with half a field', { ...BODY, 'field-error': ['login'] }, false],
    ['with a field of numbers', { ...BODY, 'field-error': [1, 2] }, false],
    ['with issues that are none', { ...BODY, issues: [{ code: 'NO_SUCH_CODE', path: [] }] }, false],
    ['with an issue without a place', { ...BODY, issues: [{ code: 'INTERNAL' }] }, false],
    ['that is a list', [BODY], false],
    ['that is a text', 'INTERNAL', false],
    ['that is nothing', null, false],
  ])('%s is judged as by its schema', (_, value, isRight) => {
    expect(isErrorBody(value)).toBe(isRight);
    expect(errorBodySchema.safeParse(value).success).toBe(isRight);
  });
});
