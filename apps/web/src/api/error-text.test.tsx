import type { ErrorCode } from '@tastwerk/contracts';
import { describe, expect, it } from '@jest/globals';
import { createTestI18n } from '../../test/test-i18n.js';
import { errorText } from './error-text.js';

function refused(code: ErrorCode, wrong: string): string {
  const body = { error: code, type: 'Validation', message: '', correlationId: '7' };
  const failure = { code, status: 422, body: { ...body, 'field-error': ['login', wrong] } };
  return errorText(createTestI18n('en').t, failure);
}

describe('what is said of a field that was refused', () => {
  it('is the sentence of the code and what is wrong with the field', () => {
    expect(refused('REQUEST_INVALID', 'email_invalid')).toBe(
      'The request is not valid. Please enter a valid e-mail address.',
    );
  });

  it('is said once where the sentence of the code says it', () => {
    expect(refused('ACCOUNT_EXISTS_UNVERIFIED', 'already_an_account')).toBe(
      'There is already an account with this e-mail address that has not been verified yet. Please check your inbox and your spam folder.',
    );
  });
});
