import { describe, expect, it } from '@jest/globals';
import { missingOperator } from './operator.js';
import { readConfiguration } from './read-configuration.js';

const ALL = {
  OPERATOR_NAME: 'Tastwerk e. V.',
  OPERATOR_STREET: 'Weg 1',
  OPERATOR_ZIP: '10115',
  OPERATOR_CITY: 'Berlin',
  OPERATOR_EMAIL: 'shop@example.org',
  OPERATOR_TAX_NUMBER: '27/123/45678',
  OPERATOR_IBAN: 'DE02 1203 0000 0000 2020 51',
  OPERATOR_BANK: 'Bank',
};

function missingIn(environment: Readonly<Record<string, string>>): string | undefined {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.error.join(' '));
  return missingOperator(read.value);
}

describe('what is missing about the operator', () => {
  it('is nothing when all is set that the law asks of everybody', () => {
    expect(missingIn(ALL)).toBeUndefined();
  });

  it('is named by its variables, in one sentence', () => {
    expect(missingIn({ ...ALL, OPERATOR_CITY: '', OPERATOR_IBAN: '' })).toMatch(
      /placeholders.*: OPERATOR_CITY, OPERATOR_IBAN\.$/,
    );
    for (const variable of Object.keys(ALL)) expect(missingIn({})).toContain(variable);
  });
});
